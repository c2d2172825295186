import type { Contact } from '../domain/guest-lookup-check.js';
import type { Lookups } from './lookups.js';

/** What every tag of one shopper knows together: requests under way, and the contact that opened an order. Memory only. */
export interface Shared {
  /** Made with the first lookup. */
  lookups?: Lookups;
  /** The contact of the last order found as a guest: stands in where none is typed. */
  remembered: Contact | undefined;
  wipe(): void;
}

export function createShared(): Shared {
  const shared: Shared = {
    remembered: undefined,
    wipe() {
      shared.lookups?.abort();
      shared.remembered = undefined;
    },
  };
  return shared;
}
