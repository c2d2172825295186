import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from '../../app/context/use-intl.js';
import { STORE_ICON } from '../../ui/icons/store-icon.js';
import { MessageBox } from '../../ui/message-box.js';
import { takeLostFocus } from '../../ui/take-lost-focus.js';
import { StoreContact } from './store-contact.js';

export interface StoreShutProps {
  readonly isOffered: boolean;
  readonly phone: string | undefined;
}

/** Nobody would come out: the store is closed, or brings nothing out at all. Its hours stand below. */
export function StoreShut({ isOffered, phone }: StoreShutProps): ReactNode {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  // The form may have had the focus.
  useLayoutEffect(() => takeLostFocus(box.current), []);
  return (
    <MessageBox
      boxRef={box}
      tone="neutral"
      icon={STORE_ICON}
      title={intl.t(isOffered ? 'curbsideStage.closedTitle' : 'curbsideStage.notOfferedTitle')}
      isFirst
    >
      <p>{intl.t(isOffered ? 'curbsideStage.closed' : 'curbsideStage.notOffered')}</p>
      <StoreContact phone={phone} />
    </MessageBox>
  );
}
