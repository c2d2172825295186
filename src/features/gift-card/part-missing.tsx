import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from '../../host/use-intl.js';
import { Button } from '../../ui/button.js';
import { MessageBox } from '../../ui/message-box.js';

/** The answer is there, but what shows it is not. Takes the focus, as every answer does. */
export function PartMissing({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <MessageBox boxRef={box} tone="critical" title={intl.t('giftCard.failedTitle')}>
      <p>{intl.t('giftCard.chunkLoad')}</p>
      <Button kind="text" onPress={onRetry}>
        {intl.t('failure.retry')}
      </Button>
    </MessageBox>
  );
}
