import { useRef, type ReactNode } from 'react';
import { useIntl } from '../../host/use-intl.js';
import { Button } from '../../ui/button.js';
import { focusHeading } from '../../ui/focus-heading.js';
import { MessageBox } from '../../ui/message-box.js';

/** What judges the account number did not come. */
export function PartMissing({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);

  /** The message goes with its button, and the focus with both. */
  function handleRetry(): void {
    focusHeading(box.current);
    onRetry();
  }

  return (
    <MessageBox boxRef={box} tone="critical" title={intl.t('failure.networkTitle')} isAlert>
      <p>{intl.t('failure.chunkLoad')}</p>
      <Button kind="text" onPress={handleRetry}>
        {intl.t('failure.retry')}
      </Button>
    </MessageBox>
  );
}
