import { isOrderNumber } from '../../http/model/order-number.js';
import type { CompiledMessages, Intl18n } from '../../i18n/create-intl.js';
import { announceToBuilds, type Platform } from '../../platform/platform.js';
import { createStore } from 'zustand/vanilla';
import { getPageData, getPageState, SESSION_END, wipePageState, type PageStateKey } from '../state/registry.js';
import type { OrdersAdapter } from '../configuration/adapter.js';
import { findAdapter, type Configuration } from '../configuration/configuration.js';
import {
  toDocs,
  type SessionEndReason,
  type ElementPort,
  type Controller,
  type ElementContext,
  type Settings,
} from './element-context.js';
import { findLink } from '../navigation/links.js';
import { loadedEnglish, loadIntl, readOverrides } from '../data/data-files.js';
import type { Flag } from '../configuration/flag-table.js';

export interface ElementContextOptions {
  readonly port: ElementPort;
  readonly platform: Platform;
  readonly configuration: Configuration;
  /** English wording of the first screen. */
  readonly english: CompiledMessages;
  /** Fetches what this country's first screen needs besides its wording, if anything. Never rejects. */
  readonly prepare?: ((country: string) => Promise<unknown> | undefined) | undefined;
}

/** Builds the context of an element: its configuration, the shopper's session, and the element's own state. */
export function createElementContext({
  port,
  platform,
  configuration,
  english,
  prepare,
}: ElementContextOptions): ElementContext {
  const settings = createStore<Settings>(() => ({
    configuration,
    market: undefined,
    intl: undefined,
    session: 0,
  }));
  const getAdapter = (): OrdersAdapter | undefined => findAdapter(port.getProperty('adapter'));

  const context: ElementContext = {
    port,
    platform,
    settings,
    getAdapter,
    getWholeAdapter: getAdapter,
    ...createWording(() => context, english, prepare),
    ...createSession(() => context),
    isOrderNumber: (text) => isOrderNumber(text, getAdapter()?.retailer?.orderNumberPattern),
    isFlagOn: (flag) => isFlagOn(flag, settings.getState().configuration.flags, getAdapter()),
    hasCalls(...names) {
      const listed: unknown = getAdapter()?.service?.calls;
      // A value that is not a list counts as absent; `explain-problems.ts` reports it.
      return !Array.isArray(listed) || names.every((name) => listed.includes(name));
    },
    findLink(name, path) {
      const { country, locale } = settings.getState().configuration;
      return findLink(name, { adapter: getAdapter(), country, locale, pageUrl: platform.href() }, path);
    },
    report({ code, retryable, call, status, details }, severity = 'error') {
      const where = { ...(call !== undefined && { call }), ...(status !== undefined && { status }), ...details };
      port.emit('orders-error', { code, severity, tag: port.tag, retryable, docs: toDocs(code), ...where });
    },
  };
  return context;
}

/** Applies a configuration, and loads the wording that it needs. */
function createWording(
  getContext: () => ElementContext,
  english: CompiledMessages,
  prepare: ElementContextOptions['prepare'],
): Pick<ElementContext, 'update' | 'addLazyModule'> {
  let loadedKey = '';
  let shownOverrides = '';
  loadedEnglish.add(english);
  return {
    update(next) {
      const { settings, checkUser } = getContext();
      // Check the user before the configuration is applied: values that arrive together with another shopper must not enter the previous
      // shopper's session.
      checkUser();
      const isSameCountry = next.country === settings.getState().configuration.country;
      settings.setState({
        configuration: next,
        ...(!isSameCountry && { market: undefined }),
      });
      void load(next);
    },
    addLazyModule(lazyModule) {
      // Renders nothing again: views with these texts render only afterwards.
      loadedEnglish.add(lazyModule.english);
      getContext().port.addStyles(lazyModule.styles);
    },
  };

  async function load({ locale, country }: Configuration): Promise<void> {
    const key = `${locale} ${country}`;
    if (loadedKey === key) return show();
    loadedKey = key;
    const more = prepare?.(country);
    const intl = loadIntl(getContext(), { locale, country });
    // English is bundled: its first screen does not wait even for a microtask.
    const ready = 'then' in intl || more ? (await Promise.all([intl, more]))[0] : intl;
    if (loadedKey === key) show(ready);
  }

  /** Merges the page's own messages over the package's. An adapter may be set later or change them; unchanged messages cause no render. */
  function show(loaded?: Intl18n): void {
    const context = getContext();
    const intl = loaded ?? context.settings.getState().intl;
    if (!intl) return;
    const overrides = readOverrides(context, intl.locale) ?? {};
    const text = JSON.stringify(overrides);
    if (!loaded && text === shownOverrides) return;
    shownOverrides = text;
    context.settings.setState({ intl: intl.with(overrides) });
  }
}

type SessionContext = Pick<ElementContext, 'checkUser' | 'getPageState' | 'getController' | 'endSession' | 'dispose'>;

/** The shopper's session and its state. No state of one shopper remains for the next. */
function createSession(getContext: () => ElementContext): SessionContext {
  const owned = new Map<(context: ElementContext) => Controller, Controller>();
  let userId: string | undefined;

  const session: SessionContext = {
    checkUser() {
      const current = getContext().getAdapter()?.user?.id;
      if (current === userId) return;
      const former = userId;
      // Assign the id first: a page that handles the end of the session may cause another check of its user.
      userId = current;
      if (former !== undefined) end(former, 'user-changed');
    },
    getPageState: () => getPageState(toKey(), getContext().port.isInPage()),
    getController<Kind extends Controller>(create: (context: ElementContext) => Kind): Kind {
      const known = owned.get(create) ?? create(getContext());
      owned.set(create, known);
      // The map stores the result of each factory under that factory, so the type is right.
      return known as Kind;
    },
    endSession: (reason) => end(userId, reason),
    dispose: () => disposeOwned(false),
  };
  return session;

  function disposeOwned(hasEnded: boolean): void {
    for (const controller of owned.values()) controller.dispose(hasEnded);
    owned.clear();
  }

  function end(former: string | undefined, reason: SessionEndReason): void {
    wipePageState({ userId: former });
    // Wipe the guest's state too: a member who signs out may have looked up an order before signing in.
    wipePageState({ userId: undefined });
    announceToBuilds(SESSION_END);
    // The next shopper counts as a new visitor.
    delete getPageData().visitorId;
    getContext().platform.forgetStored();
    // A contact from the page's URL that no lookup has used yet.
    delete getPageData().contact;
    disposeOwned(true);
    // The last announcement may name an order.
    getContext().platform.announce('');
    getContext().settings.setState(({ session: count }) => ({ session: count + 1 }));
    getContext().port.emit('orders-session-end', { reason });
  }

  function toKey(): PageStateKey {
    const { apiBase, country } = getContext().settings.getState().configuration;
    return { apiBase, country, userId };
  }
}

/** A flag is on when the attribute names it or the page's flag client says so. A client that throws counts as off. */
export function isFlagOn(flag: Flag, named: readonly string[], adapter: OrdersAdapter | undefined): boolean {
  if (named.includes(flag)) return true;
  try {
    return adapter?.flags?.getBooleanValue(flag, false) === true;
  } catch {
    return false;
  }
}
