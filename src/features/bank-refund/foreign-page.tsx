import type { ReactNode } from 'react';
import { findRetailersScreen } from '../../app/context/is-foreign-page.js';
import { toPath } from '../../app/navigation/place.js';
import { toReturnPage } from '../../returns/to-return-page.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useScope } from '../../app/context/scope-context.js';
import { ExternalLink } from '../../ui/external-link.js';
import { MessageBox } from '../../ui/message-box.js';

/** On somebody else's page nobody is asked for an account: the retailer's own page does that. */
export function ForeignPage({ orderNumber }: { readonly orderNumber: string }): ReactNode {
  const intl = useIntl();
  const href = findRetailersScreen(useScope(), toPath(toReturnPage('refundPayment', orderNumber)));
  return (
    <MessageBox tone="neutral" title={intl.t('bankRefund.elsewhereTitle')}>
      <p>{intl.t('bankRefund.elsewhere')}</p>
      <p>
        <ExternalLink href={href}>{intl.t('bankRefund.goToShop')}</ExternalLink>
      </p>
    </MessageBox>
  );
}
