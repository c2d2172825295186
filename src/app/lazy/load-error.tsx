import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from '../context/scope-context.js';
import { Button } from '../../ui/button.js';
import { focusHeading } from '../../ui/focus-heading.js';
import { MessageBox } from '../../ui/message-box.js';

export interface LoadErrorProps {
  readonly onRetry: () => void;
  /** Takes the focus, where the control that had it is gone. Otherwise the message is an alert and the focus stays. */
  readonly takesFocus?: boolean;
  readonly title?: string;
  readonly text?: string;
}

/** Says that part of the page could not be loaded, and offers Retry. */
export function LoadError({ onRetry, takesFocus = false, title, text }: LoadErrorProps): ReactNode {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  /** Retry removes the alert together with the button that has the focus. */
  function handleRetry(): void {
    if (!takesFocus) focusHeading(box.current);
    onRetry();
  }

  return (
    <MessageBox boxRef={box} tone="critical" title={title ?? intl.t('failure.networkTitle')} isAlert={!takesFocus}>
      <p>{text ?? intl.t('failure.chunkLoad')}</p>
      <Button kind="text" onPress={handleRetry}>
        {intl.t('failure.retry')}
      </Button>
    </MessageBox>
  );
}
