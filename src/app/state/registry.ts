import type { CompiledMessages } from '../../i18n/create-intl.js';
import { type StoreApi, createStore } from 'zustand/vanilla';
import type { KioskSession } from '../session/kiosk-session.js';
import type { Contact } from '../../http/model/phone-number.js';
import type { Proof, Secret } from '../../http/model/secret.js';
import { onOtherBuild, announceToBuilds } from '../../platform/platform.js';

/** Raise the number when a field changes its meaning: versions with another number share nothing. */
const KEY = Symbol.for('orders-area/1');

/**
 * The data that every copy and version of this code on a page shares: plain values, no functions and no instances of our classes. Objects
 * with methods are in `builds`, where each build reads only its own entry.
 */
export interface PageData {
  /** Page-wide defaults of attributes and properties, by property name. */
  defaults?: Readonly<Record<string, unknown>>;
  /** Defaults of the page's JSON block; `defaults` take precedence. */
  block?: Readonly<Record<string, unknown>>;
  /** Failed guest lookups. They outlive a session: they slow down guessing and hold no personal data. */
  guesses?: Guesses;
  /** Failed gift card requests, likewise. */
  cardGuesses?: Guesses;
  /** Random id of this page load, sent with every call; memory only. */
  visitorId?: string;
  /** Contact data and a guest's code taken out of the page's URL, until a lookup uses it. */
  contact?: { readonly email?: string; readonly phoneNumber?: string; readonly code?: string | undefined };
  /** The page's query has opened sign-in; once per page is enough. */
  hasOpenedSignIn?: boolean;
  /** The page's configuration script has been read. */
  hasPageScript?: boolean;
  /** Objects with methods, by the build that created them. */
  readonly builds: Record<string, unknown>;
}

/** Failed attempts on this page. `waits` counts the cool-downs so far. */
export interface Guesses {
  readonly misses: number;
  readonly waits: number;
  /** Wall-clock milliseconds before which no attempt is sent. */
  readonly blockedUntil: number;
}

/** In this file, because the rules that count attempts load only with the first attempt. */
export const NO_GUESSES: Guesses = { misses: 0, waits: 0, blockedUntil: 0 };

export function getPageData(): PageData {
  const page = globalThis as { [KEY]?: PageData };
  return (page[KEY] ??= { builds: {} });
}

/** A value of the page's data as a store. A change reaches the stores of other builds. */
export function createPageStore<Name extends 'defaults' | 'guesses' | 'cardGuesses'>(
  name: Name,
  initial: NonNullable<PageData[Name]>,
): StoreApi<NonNullable<PageData[Name]>> {
  const data = getPageData();
  const getValue = () => (data[name] ??= initial);
  const store = createStore(getValue);
  store.subscribe((state) => {
    if (data[name] === state) return;
    data[name] = state;
    announceToBuilds(name);
  });
  onOtherBuild(name, () => store.setState(getValue(), true));
  return store;
}

/** The announcement that a shopper's session has ended. */
export const SESSION_END = 'session-end';

/**
 * The state that the tags of one build share on a page. Several copies of one build find the same registry. Another build has its own,
 * because its methods and shapes may differ.
 */
export interface PageRegistry {
  /** Page-wide defaults of attributes and properties, by property name. */
  readonly defaults: StoreApi<Readonly<Record<string, unknown>>>;
  /** Failed guest lookups, once a lookup is shown. */
  guesses?: StoreApi<Guesses>;
  /** Failed gift card requests, once the form is shown. */
  cardGuesses?: StoreApi<Guesses>;
  /** The session of a shared device, while it has a tag. */
  kiosk?: KioskSession;
  readonly pageStates: Map<string, PageState>;
  /** Requested data files by name, so that two tags request one once. A failed one is removed. */
  readonly data: Map<string, Promise<unknown>>;
}

export function getPageRegistry(): PageRegistry {
  const builds = getPageData().builds as Record<string, PageRegistry | undefined>;
  return (builds[__ORDERS_BUILD__] ??= createPageRegistry());
}

function createPageRegistry(): PageRegistry {
  const pageStates = new Map<string, PageState>();
  // Another build does not know this build's keys, so everything is wiped.
  onOtherBuild(SESSION_END, () => {
    for (const state of pageStates.values()) state.wipe();
    pageStates.clear();
  });
  return {
    defaults: createPageStore('defaults', {}),
    pageStates,
    data: new Map(),
  };
}

/** The owner of shared state: the service, the country, and the member or guest. */
export interface PageStateKey {
  readonly apiBase: string;
  readonly country: string;
  readonly userId: string | undefined;
}

/**
 * Returns the state that the tags of one shopper share. A tag that was removed from the page gets a separate state that is not
 * registered: its pending work may end after the session and would otherwise bring the shopper's data back.
 */
export function getPageState(key: PageStateKey, isInPage = true): PageState {
  const { pageStates } = getPageRegistry();
  const name = toName(key);
  const known = pageStates.get(name) ?? new PageState();
  if (isInPage) pageStates.set(name, known);
  return known;
}

/**
 * Aborts pending requests and deletes what is stored about a shopper, for every country and service: nothing outlives the session, even
 * if the page has changed its country since.
 */
export function wipePageState({ userId }: Pick<PageStateKey, 'userId'>): void {
  const { pageStates } = getPageRegistry();
  for (const [name, known] of pageStates) {
    const [owner] = JSON.parse(name) as unknown[];
    if (owner !== (userId ?? null)) continue;
    known.wipe();
    pageStates.delete(name);
  }
}

function toName({ apiBase, country, userId }: PageStateKey): string {
  return JSON.stringify([userId ?? null, apiBase, country]);
}

/** The tokens of guests who proved their contact by a code. */
export interface GuestTokens {
  /** The valid token of a contact; without one, the latest valid token of any contact. */
  find(contact: Proof | undefined): Secret | undefined;
  isProved(contact: Proof | undefined): boolean;
  /** Whether this contact was proved, but its token has expired. */
  hasEnded(contact: Proof): boolean;
  /** The English texts of the code step, also for a tag whose call failed because the guest left the step in another tag. */
  readonly codeStepEnglish: CompiledMessages;
}

/** State that the tags of one shopper share; deleted at the end of the session. */
export interface PageStateEntry {
  /** Aborts pending requests and deletes the data. */
  wipe(): void;
}

/**
 * Everything that the tags of one shopper share: answers, pending requests, the contact that opened an order. In memory only. This is a
 * class because the minifier inlines a factory that has one caller, and its closures would then retain the first tag that called it.
 */
export class PageState {
  /** The contact of the last order found as a guest; used if the shopper enters none. */
  remembered: Contact | undefined;
  /** The contacts with which a lookup found orders, by order number. */
  contacts: Map<string, Contact> | undefined;
  /** The tokens of guests who entered a code; absent until a code was requested. */
  guestTokens: GuestTokens | undefined;
  /** How far the service's clock is ahead of the shopper's, in milliseconds; absent if the service's clock is unknown. */
  clockLeadMs?: number;
  /** An order has changed since the history was loaded. */
  isHistoryStale?: boolean;
  readonly #entries = new Map<string, PageStateEntry>();

  /**
   * Returns the named entry, created on first use. Named, so that several embeds on one page share it. The factory takes its inputs as
   * arguments instead of closing over them, because the entry outlives the tag that requests it.
   */
  get<Entry extends PageStateEntry, From extends readonly unknown[]>(
    name: string,
    create: (...from: From) => Entry,
    ...from: From
  ): Entry {
    const known = this.#entries.get(name) ?? create(...from);
    this.#entries.set(name, known);
    // Each name has only one factory, so the type is right.
    return known as Entry;
  }

  wipe(): void {
    for (const entry of this.#entries.values()) entry.wipe();
    this.#entries.clear();
    this.remembered = this.contacts = this.guestTokens = undefined;
  }
}
