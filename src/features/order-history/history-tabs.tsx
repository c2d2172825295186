import type { ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import english from '../../../locales/en.json?only=historyTabs.&ast';
import styles from './history-tabs.css?inline';
import { findHref, navigate } from '../../app/navigation/navigate.js';
import { useIntl, useScope, useSlice } from '../../app/context/scope-context.js';
import { PlaceLink } from '../../ui/place-link.js';
import { createConsents, type ConsentsState, type Consents } from './partners/store/consents.js';
import { createSlice } from '../../app/state/create-slice.js';
import { composeIdentity } from '../../app/session/compose-identity.js';
import type { Own, Scope, LazyModule } from '../../app/context/scope.js';
import type { PartnerCalls } from './partners/api/partner-calls.js';
import { toCall } from '../../app/calls/to-call.js';

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

/** How far a member's partners are known. `select` gives a primitive or something the state holds. */
function useConsents<Value>(select: (consents: ConsentsState) => Value): Value {
  return useSlice(useScope().own(composeConsents).store, select);
}

/** A member's partners as a tag sees them. */
interface ConsentsOwn extends Own {
  readonly store: StoreApi<ConsentsState>;
}

/** Follows who is shopping, and reads which partners may share what they bought. */
export function composeConsents(scope: Scope): ConsentsOwn {
  const store = createSlice<ConsentsState>({ status: 'idle' });
  const identity = scope.own(composeIdentity);
  const ask = createConsentsCall(scope);
  let followed = '';
  let stopCopying = (): void => {};

  function follow(): void {
    const known = identity.store.getState();
    const userId = scope.getAdapter()?.user?.id;
    const { country, apiBase } = scope.settings.getState().configuration;
    const target = JSON.stringify([known, userId, country, apiBase]);
    if (target === followed) return;
    followed = target;
    stopCopying();
    store.setState({ status: 'idle' }, true);
    if (known.status === 'known' && known.who === 'member' && userId !== undefined) read(userId);
  }

  function read(userId: string): void {
    const consents = scope.getShared().part('consents', createConsents);
    const copy = (): void => store.setState(consents.store.getState(), true);
    stopCopying();
    stopCopying = consents.store.subscribe(copy);
    void tell(consents, userId);
    copy();
  }

  async function tell(consents: Consents, userId: string): Promise<void> {
    const failure = await consents.read((signal) => ask({ userId }, signal));
    // The orders are there all the same: only the way between them is missing.
    if (failure) scope.report(failure, 'warning');
  }

  function refresh(): void {
    followed = '';
    follow();
  }

  const stops = [scope.settings.subscribe(follow), identity.store.subscribe(follow)];
  follow();
  return { store, refresh, dispose: () => [...stops, stopCopying].forEach((stop) => stop()) };
}

/** The call that lists the partners of a member. */
function createConsentsCall(scope: Scope): PartnerCalls['listConsents'] {
  return toCall(scope, async () => (await import('./partners/api/list-consents.js')).listConsents);
}

/** What a page needs that has partner orders, so that the orders of all others carry nothing of it. */
export const tabsModule = { views: { HistoryTabs }, english, styles: [styles] } as const satisfies LazyModule<object>;
