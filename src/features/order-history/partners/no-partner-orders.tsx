import type { ReactNode } from 'react';
import { findHref, navigate } from '../../../app/navigation/navigate.js';
import { useIntl } from '../../../app/context/use-intl.js';
import { useScope } from '../../../app/context/scope-context.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { PlaceLink } from '../../../ui/place-link.js';

const TEXTS = { empty: 'partnerHistory.empty', off: 'partnerHistory.off' } as const;

/** No partner orders: because there are none yet, or because the shop does not show any. */
export function NoPartnerOrders({ reason }: { readonly reason: keyof typeof TEXTS }): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const history = { route: 'history' } as const;
  return (
    <EmptyState text={intl.t(TEXTS[reason])}>
      <PlaceLink href={findHref(scope, history)} onGo={() => navigate(scope, history)}>
        {intl.t('partnerHistory.toOwn')}
      </PlaceLink>
    </EmptyState>
  );
}
