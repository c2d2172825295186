import type { SharedPart } from './shared.js';

/** How returns that were made on this page go back, by their number: a service may not tell, and the shopper has just said it. */
export class MadeWays implements SharedPart {
  readonly #ways = new Map<string, string>();

  /** The id of the method; absent where the page did not make the return, or nobody knows. */
  find(returnNumber: string): string | undefined {
    return this.#ways.get(returnNumber);
  }

  keep(returnNumber: string, methodId: string): void {
    this.#ways.set(returnNumber, methodId);
  }

  wipe(): void {
    this.#ways.clear();
  }
}

export function createMadeWays(): MadeWays {
  return new MadeWays();
}
