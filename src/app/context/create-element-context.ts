import type { CompiledMessages, Intl18n } from '../../i18n/create-intl.js';
import { announceToBuilds } from '../../platform/page-events.js';
import type { Platform } from '../../platform/platform.js';
import { createSlice } from '../state/create-slice.js';
import { getPageData } from '../state/page-data.js';
import { getPageState, SESSION_END, wipePageState, type PageStateKey } from '../state/registry.js';
import type { OrdersAdapter } from '../configuration/adapter.js';
import type { Configuration } from '../configuration/parse-attributes.js';
import type { SessionEndReason } from './events.js';
import { findLink } from '../navigation/links.js';
import { loadIntl, readOverrides } from '../data/load-intl.js';
import { readPageDefault } from '../configuration/page-defaults.js';
import type { ElementPort, Controller, ElementContext, Settings } from './element-context.js';
import type { Flag } from '../configuration/flag-table.js';

export interface ElementContextOptions {
  readonly port: ElementPort;
  readonly platform: Platform;
  readonly configuration: Configuration;
  /** English wording of the first screen. */
  readonly english: CompiledMessages;
  /** Fetches what the first screen of this country needs beside its wording, where it needs anything. Never rejects. */
  readonly prepare?: ((country: string) => Promise<unknown> | undefined) | undefined;
}

/** Puts a tag's scope together: what it asked for, who the shopper is, what belongs to the element. */
export function createElementContext({
  port,
  platform,
  configuration,
  english,
  prepare,
}: ElementContextOptions): ElementContext {
  const settings = createSlice<Settings>({
    configuration,
    market: undefined,
    intl: undefined,
    session: 0,
  });
  const getAdapter = (): OrdersAdapter | undefined =>
    (port.getProperty('adapter') ?? readPageDefault('adapter')) as OrdersAdapter | undefined;

  const context: ElementContext = {
    port,
    platform,
    settings,
    getAdapter,
    getWholeAdapter: getAdapter,
    ...createWording(() => context, english, prepare),
    ...createSession(() => context),
    isFlagOn: (flag) => isFlagOn(flag, settings.getState().configuration.flags, getAdapter()),
    findLink(name, path) {
      const { country, locale } = settings.getState().configuration;
      return findLink(name, { adapter: getAdapter(), country, locale, pageUrl: platform.address().href }, path);
    },
    report({ code, retryable, call, status }, severity = 'error') {
      const where = { ...(call !== undefined && { call }), ...(status !== undefined && { status }) };
      port.emit('orders-error', { code, severity, tag: port.tag, retryable, ...where });
    },
  };
  return context;
}

/** Configuration and wording: taken over together, the wording as soon as it is there. */
function createWording(
  getContext: () => ElementContext,
  english: CompiledMessages,
  prepare: ElementContextOptions['prepare'],
): Pick<ElementContext, 'update' | 'getEnglish' | 'addLazyModule'> {
  let asked = '';
  let bundled = english;
  let words = '';
  return {
    getEnglish: () => bundled,
    update(next) {
      const { settings, checkUser } = getContext();
      // Before anything is taken over: what comes with another shopper is not for the former one's session.
      checkUser();
      const isSameCountry = next.country === settings.getState().configuration.country;
      settings.setState({
        configuration: next,
        ...(!isSameCountry && { market: undefined }),
      });
      void load(next);
    },
    addLazyModule(part) {
      const { port, settings } = getContext();
      bundled = { ...bundled, ...part.english };
      port.addStyles(part.styles);
      const { intl } = settings.getState();
      if (intl) settings.setState({ intl: intl.with(bundled) });
    },
  };

  async function load({ locale, country }: Configuration): Promise<void> {
    const wanted = `${locale} ${country}`;
    if (asked === wanted) return show();
    asked = wanted;
    const more = prepare?.(country);
    const intl = loadIntl(getContext(), { locale, country });
    // English is at hand: no first screen of it waits even for a microtask.
    const ready = 'then' in intl || more ? (await Promise.all([intl, more]))[0] : intl;
    if (asked === wanted) show(ready);
  }

  /** The page's words lie over ours. An adapter may come late or change them; the same ones again draw nothing. */
  function show(loaded?: Intl18n): void {
    const context = getContext();
    const intl = loaded ?? context.settings.getState().intl;
    if (!intl) return;
    const overrides = readOverrides(context, intl.locale) ?? {};
    const said = JSON.stringify(overrides);
    if (!loaded && said === words) return;
    words = said;
    context.settings.setState({ intl: intl.with(bundled, overrides) });
  }
}

type SessionPart = Pick<ElementContext, 'checkUser' | 'getPageState' | 'getController' | 'endSession' | 'dispose'>;

/** Whose session it is, and what belongs to it. Nothing of one shopper is left for the next. */
function createSession(getContext: () => ElementContext): SessionPart {
  const owned = new Map<(context: ElementContext) => Controller, Controller>();
  let userId: string | undefined;

  const session: SessionPart = {
    checkUser() {
      const current = getContext().getAdapter()?.user?.id;
      if (current === userId) return;
      const former = userId;
      // Taken over first: a page that hears of the end may have us look at its user again.
      userId = current;
      if (former !== undefined) end(former, 'user-changed');
    },
    getPageState: () => getPageState(toKey(), getContext().port.isInPage()),
    getController<Kind extends Controller>(create: (context: ElementContext) => Kind): Kind {
      const known = owned.get(create) ?? create(getContext());
      owned.set(create, known);
      // The map holds, under each factory, what that factory made.
      return known as Kind;
    },
    endSession: (reason) => end(userId, reason),
    dispose: () => disposeOwned(false),
  };
  return session;

  function disposeOwned(hasEnded: boolean): void {
    for (const own of owned.values()) own.dispose(hasEnded);
    owned.clear();
  }

  function end(former: string | undefined, reason: SessionEndReason): void {
    wipePageState({ userId: former });
    // The guest's part too: who signs out may have looked up an order before signing in.
    wipePageState({ userId: undefined });
    announceToBuilds(SESSION_END);
    // The next shopper is another visitor.
    delete getPageData().visitorId;
    getContext().platform.forgetStored();
    // From the page's address, and not yet taken over by a lookup.
    delete getPageData().contact;
    disposeOwned(true);
    // What was read out last may name an order.
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
