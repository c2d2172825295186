import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from '../../host/use-intl.js';
import { Button } from '../../ui/button.js';
import { MessageBox } from '../../ui/message-box.js';

/** What is known cannot be shown. Takes the focus, as what it stands for would. */
export function PartMissing({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <MessageBox boxRef={box} tone="critical" title={intl.t('failure.networkTitle')}>
      <p>{intl.t('failure.chunkLoad')}</p>
      <Button kind="text" onPress={onRetry}>
        {intl.t('failure.retry')}
      </Button>
    </MessageBox>
  );
}
