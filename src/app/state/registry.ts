import type { StoreApi } from 'zustand/vanilla';
import type { KioskSession } from '../session/kiosk-session.js';
import type { Contact } from '../../http/model/phone-number.js';
import { onOtherBuild } from '../../platform/page-events.js';
import { createPageSlice, getPageData, NO_GUESSES, type Guesses } from './page-data.js';

/** The announcement that a shopper's session has ended. */
export const SESSION_END = 'session-end';

/**
 * What the tags of one build share on a page. Several copies of one build find the same registry; another build has its own, because its
 * methods and shapes may differ.
 */
export interface PageRegistry {
  /** Page-wide defaults of attributes and properties, by property name. */
  readonly defaults: StoreApi<Readonly<Record<string, unknown>>>;
  /** Failed guest lookups. */
  readonly guesses: StoreApi<Guesses>;
  /** Failed gift card requests, once one was sent. */
  cardGuesses?: StoreApi<Guesses>;
  /** The session of a shared device, while it has a tag. */
  kiosk?: KioskSession;
  readonly shared: Map<string, PageState>;
  /** Requested data files by name, so that two tags request one once. A failed one is removed. */
  readonly data: Map<string, Promise<unknown>>;
}

export function getPageRegistry(): PageRegistry {
  const builds = getPageData().builds as Record<string, PageRegistry | undefined>;
  return (builds[__ORDERS_BUILD__] ??= createPageRegistry());
}

function createPageRegistry(): PageRegistry {
  const shared = new Map<string, PageState>();
  // Another build does not know the names of ours: everything goes.
  onOtherBuild(SESSION_END, () => {
    for (const state of shared.values()) state.wipe();
    shared.clear();
  });
  return {
    defaults: createPageSlice('defaults', {}),
    guesses: createPageSlice('guesses', NO_GUESSES),
    shared,
    data: new Map(),
  };
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
