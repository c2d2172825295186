import type { ReactNode } from 'react';
import { useIntl } from '../../../app/context/use-intl.js';
import { MessageBox } from '../../../ui/message-box.js';

/** The store that was chosen is not there any more. */
export function StoreGone(): ReactNode {
  const intl = useIntl();
  return (
    <MessageBox tone="neutral" title={intl.t('returnStore.goneTitle')} isAlert>
      <p>{intl.t('returnStore.gone')}</p>
    </MessageBox>
  );
}
