import { useEffect, useState, type ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import english from '../../../locales/en.json?only=historyTabs.&ast';
import styles from './history-tabs.css?inline';
import { findHref, navigate } from '../../app/navigation/navigate.js';
import {
  useIntl,
  useElementContext,
  useSelector,
  type Controller,
  type ElementContext,
  type LazyModule,
} from '../../app/context/element-context.js';
import { DestinationLink } from '../../ui/destination-link.js';
import { createIdentityController } from '../../app/session/identity-controller.js';
import { lazyCall } from '../../app/calls/lazy-call.js';
import type { Consent } from './partners/model/consent.js';
import type { Failure, Outcome, Load } from '../../http/model/failure.js';
import type { PageStateEntry } from '../../app/state/registry.js';

/** The routes of the tabs, by custom element tag. */
const ROUTES = { 'orders-history': 'history', 'orders-partner-history': 'partners' } as const;

export interface HistoryTabsProps {
  /** The orders are there, or could not be read. */
  readonly isListed: boolean;
}

/**
 * Tabs for the shopper's own orders and their partner orders, shown if a partner may share purchases. Above partner orders they are also
 * shown if that is unknown, because they are the way back. Their space is reserved until the orders are there. If the partners are still
 * loading then, it stays reserved, so that the orders do not move.
 */
export function HistoryTabs({ isListed }: HistoryTabsProps): ReactNode {
  const isHere = useElementContext().port.tag === 'orders-partner-history';
  const isAwaited = useConsents(({ status }) => status === 'loading');
  const hasPartners = useConsents((consents) =>
    consents.status === 'ready' ? consents.value.length > 0 : isHere && isListed,
  );
  const [isReserved, setIsReserved] = useState(false);
  useEmptyPartners();
  if (isListed && isAwaited && !isReserved) setIsReserved(true);
  if (isListed && !hasPartners && !isReserved && !isAwaited) return null;
  return <div className="is-action">{hasPartners && <Tabs />}</div>;
}

function Tabs(): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { brand } = useSelector(context.settings, ({ configuration }) => configuration);
  const names = {
    history: brand === '' ? intl.t('historyTabs.own') : intl.t('historyTabs.ownOf', { brand }),
    partners: intl.t('historyTabs.partners'),
  };
  return (
    <nav className="tabs" aria-label={intl.t('historyTabs.label')}>
      {Object.entries(ROUTES).map(([tag, route]) => (
        <DestinationLink
          key={route}
          href={findHref(context, { route })}
          aria-current={tag === context.port.tag ? 'page' : undefined}
          onGo={() => navigate(context, { route })}
        >
          {names[route]}
        </DestinationLink>
      ))}
    </nav>
  );
}

/** Redirects from the partner orders to the history, inside the area, once it is known that no partner may share purchases. */
function useEmptyPartners(): void {
  const context = useElementContext();
  const isEmpty = useConsents((consents) => consents.status === 'ready' && consents.value.length === 0);
  const isRedirected =
    isEmpty && context.port.tag === 'orders-partner-history' && context.port.getRouter() !== undefined;
  useEffect(() => {
    if (isRedirected) navigate(context, { route: 'history' }, { isReplaced: true });
  }, [isRedirected, context]);
}

/** Selects from the state of the partner consents. `select` must return a primitive or a value that the state holds. */
function useConsents<Value>(select: (consents: ConsentsState) => Value): Value {
  return useSelector(useElementContext().getController(createConsentsController).store, select);
}

/** A member's partner consents for one tag. */
interface ConsentsController extends Controller {
  readonly store: StoreApi<ConsentsState>;
}

/** Creates the controller that reads which partners may share purchases whenever the identity changes. */
export function createConsentsController(context: ElementContext): ConsentsController {
  const store = createStore<ConsentsState>(() => ({ status: 'idle' }));
  const identity = context.getController(createIdentityController);
  const getConsents = createConsentsCall(context);
  let followed = '';
  let stopCopying = (): void => {};

  function follow(): void {
    const known = identity.store.getState();
    const userId = context.getAdapter()?.user?.id;
    const { country, apiBase } = context.settings.getState().configuration;
    const target = JSON.stringify([known, userId, country, apiBase]);
    if (target === followed) return;
    followed = target;
    stopCopying();
    store.setState({ status: 'idle' }, true);
    if (known.status === 'known' && known.who === 'member' && userId !== undefined) read(userId);
  }

  function read(userId: string): void {
    const consents = context.getPageState().get('consents', createConsents);
    const copy = (): void => store.setState(consents.store.getState(), true);
    stopCopying();
    stopCopying = consents.store.subscribe(copy);
    void readConsents(consents, userId);
    copy();
  }

  async function readConsents(consents: Consents, userId: string): Promise<void> {
    const failure = await consents.read((signal) => getConsents({ userId }, signal));
    // A warning only: the orders are still shown, just without the tabs.
    if (failure) context.report(failure, 'warning');
  }

  function refresh(): void {
    followed = '';
    follow();
  }

  const stops = [context.settings.subscribe(follow), identity.store.subscribe(follow)];
  follow();
  return { store, refresh, dispose: () => [...stops, stopCopying].forEach((stop) => stop()) };
}

/** Creates the call that lists a member's partner consents. */
function createConsentsCall(context: ElementContext) {
  return lazyCall(context, async () => (await import('./partners/api/list-consents.js')).listConsents);
}

/** The tabs; lazy, so that pages without partner orders do not load them. */
export const tabsModule = { views: { HistoryTabs }, english, styles: [styles] } as const satisfies LazyModule<object>;

type ConsentsState = Load<readonly Consent[]>;

/** One member's partner consents. Tags share the value and the request for it. */
interface Consents extends PageStateEntry {
  readonly store: StoreApi<ConsentsState>;
  /**
   * Reads the consents unless they are loaded or loading. After a failure, the shopper sees the same as without
   * partners.
   *
   * @returns the failure, if any
   */
  read(getConsents: (signal: AbortSignal) => Promise<Outcome<readonly Consent[]>>): Promise<Failure | undefined>;
}

export function createConsents(): Consents {
  const store = createStore<ConsentsState>(() => ({ status: 'idle' }));
  let controller = new AbortController();
  return {
    store,
    async read(getConsents) {
      const { status } = store.getState();
      if (status === 'ready' || status === 'loading') return;
      const { signal } = controller;
      store.setState({ status: 'loading', isSlow: false }, true);
      const outcome = await getConsents(signal);
      if (signal.aborted) return;
      if (outcome.kind !== 'failed') {
        store.setState({ status: 'ready', value: outcome.kind === 'found' ? outcome.value : [] }, true);
        return;
      }
      store.setState({ status: 'failed', failure: outcome.failure }, true);
      return outcome.failure;
    },
    wipe() {
      controller.abort();
      controller = new AbortController();
      store.setState({ status: 'idle' }, true);
    },
  };
}
