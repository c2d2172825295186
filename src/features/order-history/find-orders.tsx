import type { ReactNode } from 'react';
import { findLateLink } from '../../app/navigation/late-links.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useScope } from '../../app/context/scope-context.js';
import { useSlice } from '../../app/context/use-slice.js';
import { ExternalLink } from '../../ui/external-link.js';

/** Where shoppers who miss an order are told where to look, by their market. */
export function FindOrders(): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const isShown = useSlice(scope.settings, ({ market }) => market?.helpsFindOrders === true);
  if (!isShown) return null;
  return (
    <p className="notice">
      {intl.t('orderHistory.find')}{' '}
      <ExternalLink href={findLateLink(scope, 'faq')}>{intl.t('orderHistory.faq')}</ExternalLink>
    </p>
  );
}
