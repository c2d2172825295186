import { useRef, type ReactNode } from 'react';
import { useIntl } from '../../../app/context/use-intl.js';
import type { PickupAddressUse } from './use-pickup-address.js';
import { Button } from '../../../ui/button.js';
import { focusHeading } from '../../../ui/focus-heading.js';
import { MessageBox } from '../../../ui/message-box.js';

/** What became of the last address, where that is not what one might expect; or that the address book is not there. */
export function AddressNotice({ pickup }: { readonly pickup: PickupAddressUse }): ReactNode {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const { news, status, retry } = pickup;
  if (news !== undefined) {
    return (
      <MessageBox key={news} tone="neutral" title={intl.t('returnAddress.newsTitle', { news })} isAlert>
        <p>{intl.t('returnAddress.news', { news })}</p>
      </MessageBox>
    );
  }
  if (status !== 'failed') return null;

  /** The message goes with its button, and the focus with both. */
  function handleRetry(): void {
    focusHeading(box.current);
    retry();
  }

  return (
    <MessageBox boxRef={box} tone="neutral" title={intl.t('returnAddress.listFailedTitle')} isAlert>
      <p>{intl.t('returnAddress.listFailed')}</p>
      <Button kind="text" onPress={handleRetry}>
        {intl.t('failure.retry')}
      </Button>
    </MessageBox>
  );
}
