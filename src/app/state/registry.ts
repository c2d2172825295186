import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KioskSession } from '../session/kiosk-session.js';
import type { Contact } from '../../http/model/phone-number.js';

/** Holds across several embeds on one page, and across several copies of this module. */
const KEY = Symbol.for('orders-area/1');

/** What all tags of a page know together. */
export interface PageRegistry {
  /** Page-wide defaults of attributes and properties, by property name. */
  readonly defaults: StoreApi<Readonly<Record<string, unknown>>>;
  /** What the page's configuration script says; `defaults` win. */
  block?: Readonly<Record<string, unknown>>;
  /** Wrong guesses of guests. Outlives sign-out: it slows down guessing, it holds nobody's data. */
  readonly guesses: StoreApi<Guesses>;
  /** The same of gift cards, once somebody asked after one. */
  cardGuesses?: StoreApi<Guesses>;
  /** Random id of this page load, sent as a visitor detail; memory only. */
  visitorId?: string;
  /** Contact data taken out of the page's address, until a lookup takes it over. */
  contact?: { readonly email?: string; readonly phoneNumber?: string };
  /** Sign-in was opened because the page's query asked for it; once a page is enough. */
  hasOpenedSignIn?: boolean;
  /** The page's configuration script has been read. */
  hasPageScript?: boolean;
  /** The one session of a shared device, while it has a tag. */
  kiosk?: KioskSession;
  readonly shared: Map<string, PageState>;
  /** Data files asked for, by name, so that two tags ask once. A failed one is forgotten. */
  readonly data: Map<string, Promise<unknown>>;
}

export function getPageRegistry(): PageRegistry {
  const page = globalThis as { [KEY]?: PageRegistry };
  return (page[KEY] ??= {
    defaults: createStore(() => ({})),
    guesses: createStore(() => NO_GUESSES),
    shared: new Map(),
    data: new Map(),
  });
}

/** Who the shared state belongs to: the service asked, the market, and the member, or a guest. */
export interface PageStateKey {
  readonly apiBase: string;
  readonly country: string;
  readonly userId: string | undefined;
}

/**
 * What the tags of one shopper share. A tag that has left the page puts nothing there any more: what it was still about to do when
 * its shopper's session ended would bring their name back. It gets one of its own, which goes with it.
 */
export function getPageState(key: PageStateKey, isInPage = true): PageState {
  const { shared } = getPageRegistry();
  const name = toName(key);
  const known = shared.get(name) ?? new PageState();
  if (isInPage) shared.set(name, known);
  return known;
}

/**
 * Aborts what is under way and forgets what is known of a shopper, in every country and at every service: nothing of them outlives
 * their session, even where the page has moved on since.
 */
export function wipePageState({ userId }: Pick<PageStateKey, 'userId'>): void {
  const { shared } = getPageRegistry();
  for (const [name, known] of shared) {
    const [owner] = JSON.parse(name) as unknown[];
    if (owner !== (userId ?? null)) continue;
    known.wipe();
    shared.delete(name);
  }
}

function toName({ apiBase, country, userId }: PageStateKey): string {
  return JSON.stringify([userId ?? null, apiBase, country]);
}

/** Something the tags of one shopper share; gone with the shopper. */
export interface PageStatePart {
  /** Aborts what is under way and forgets what is known. */
  wipe(): void;
}

/**
 * What every tag of one shopper knows together: answers, requests under way, the contact that opened an order. Memory only. A class:
 * a factory that is called in one place is put there by the minifier, and its functions would hold the first tag that called it.
 */
export class PageState {
  /** The contact of the last order found as a guest: stands in where none is typed. */
  remembered: Contact | undefined;
  /** How far the service's clock is ahead of the shopper's, in milliseconds; absent where the service's cannot be known. */
  clockLeadMs?: number;
  /** An order was changed since the history was read. */
  isHistoryStale?: boolean;
  readonly #parts = new Map<string, PageStatePart>();

  /**
   * The part of a name, made with its first use. By name, so that several embeds on one page share it. What it is made from is handed
   * over, not closed over: the part outlives the tag that asks for it.
   */
  part<Part extends PageStatePart, From extends readonly unknown[]>(
    name: string,
    create: (...from: From) => Part,
    ...from: From
  ): Part {
    const known = this.#parts.get(name) ?? create(...from);
    this.#parts.set(name, known);
    // The map holds, under each name, what its one factory made.
    return known as Part;
  }

  wipe(): void {
    for (const part of this.#parts.values()) part.wipe();
    this.#parts.clear();
    this.remembered = undefined;
  }
}

/** Wrong guesses on this page so far. `waits` counts the cool-downs there have been. */
export interface Guesses {
  readonly misses: number;
  readonly waits: number;
  /** Wall-clock milliseconds until which no try is made. */
  readonly blockedUntil: number;
}

/** Apart from the rules that count them: these come with the first try. */
export const NO_GUESSES: Guesses = { misses: 0, waits: 0, blockedUntil: 0 };
