import type { Contact } from '../domain/guest-lookup-check.js';

/** Something the tags of one shopper share; gone with the shopper. */
export interface SharedPart {
  /** Aborts what is under way and forgets what is known. */
  wipe(): void;
}

/** What every tag of one shopper knows together: answers, requests under way, the contact that opened an order. Memory only. */
export interface Shared {
  /** The contact of the last order found as a guest: stands in where none is typed. */
  remembered: Contact | undefined;
  /** How far the service's clock is ahead of the shopper's, in milliseconds; absent where the service's cannot be known. */
  clockLeadMs?: number;
  /** An order was changed since the history was read. */
  isHistoryStale?: boolean;
  /** The part of a name, made with its first use. By name, so that several embeds on one page share it. */
  part<Part extends SharedPart>(name: string, create: () => Part): Part;
  wipe(): void;
}

export function createShared(): Shared {
  const parts = new Map<string, SharedPart>();
  const shared: Shared = {
    remembered: undefined,
    part<Part extends SharedPart>(name: string, create: () => Part): Part {
      const known = parts.get(name) ?? create();
      parts.set(name, known);
      // The map holds, under each name, what its one factory made.
      return known as Part;
    },
    wipe() {
      for (const part of parts.values()) part.wipe();
      parts.clear();
      shared.remembered = undefined;
    },
  };
  return shared;
}
