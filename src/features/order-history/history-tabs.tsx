import type { ReactNode } from 'react';
import { findHref, navigate } from '../../app/navigation/navigate.js';
import { useConsents } from './partners/use-consents.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useScope } from '../../app/context/scope-context.js';
import { useSlice } from '../../app/context/use-slice.js';
import { PlaceLink } from '../../ui/place-link.js';

/** The tabs, by the tag that each leads to. */
const ROUTES = { 'orders-history': 'history', 'orders-partner-history': 'partners' } as const;

/** The shopper's own orders and those of partners, where there is a partner that may share them. */
export function HistoryTabs(): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const hasPartners = useConsents((consents) => consents.status === 'ready' && consents.value.length > 0);
  const { brand } = useSlice(scope.settings, ({ configuration }) => configuration);
  if (!hasPartners) return null;
  const names = {
    history: brand === '' ? intl.t('historyTabs.own') : intl.t('historyTabs.ownOf', { brand }),
    partners: intl.t('historyTabs.partners'),
  };
  return (
    <nav className="tabs" aria-label={intl.t('historyTabs.label')}>
      {Object.entries(ROUTES).map(([tag, route]) => (
        <PlaceLink
          key={route}
          href={findHref(scope, { route })}
          aria-current={tag === scope.port.tag ? 'page' : undefined}
          onGo={() => navigate(scope, { route })}
        >
          {names[route]}
        </PlaceLink>
      ))}
    </nav>
  );
}
