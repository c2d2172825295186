import type { Contact } from '../../http/model/contact.js';

/** Something the tags of one shopper share; gone with the shopper. */
export interface SharedPart {
  /** Aborts what is under way and forgets what is known. */
  wipe(): void;
}

/**
 * What every tag of one shopper knows together: answers, requests under way, the contact that opened an order. Memory only. A class:
 * a factory that is called in one place is put there by the minifier, and its functions would hold the first tag that called it.
 */
export class Shared {
  /** The contact of the last order found as a guest: stands in where none is typed. */
  remembered: Contact | undefined;
  /** How far the service's clock is ahead of the shopper's, in milliseconds; absent where the service's cannot be known. */
  clockLeadMs?: number;
  /** An order was changed since the history was read. */
  isHistoryStale?: boolean;
  readonly #parts = new Map<string, SharedPart>();

  /**
   * The part of a name, made with its first use. By name, so that several embeds on one page share it. What it is made from is handed
   * over, not closed over: the part outlives the tag that asks for it.
   */
  part<Part extends SharedPart, From extends readonly unknown[]>(
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
