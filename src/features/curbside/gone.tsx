import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from '../../app/context/use-intl.js';
import { Button } from '../../ui/button.js';
import { focusHeading } from '../../ui/focus-heading.js';
import { MessageBox } from '../../ui/message-box.js';
import { takeLostFocus } from '../../ui/take-lost-focus.js';

/** The store does not know of the arrival any more. */
export function Gone({ onStartOver }: { readonly onStartOver: () => void }): ReactNode {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => takeLostFocus(box.current), []);

  /** The box goes with its button, and the focus with both. */
  function handlePress(): void {
    focusHeading(box.current);
    onStartOver();
  }

  return (
    <div className="curbside-gone">
      <MessageBox boxRef={box} tone="critical" title={intl.t('curbsideStage.goneTitle')} isAlert isFirst>
        <p>{intl.t('curbsideStage.gone')}</p>
        <Button kind="text" onPress={handlePress}>
          {intl.t('curbsideStage.startOver')}
        </Button>
      </MessageBox>
    </div>
  );
}
