import type { Scope } from '../app/context/scope.js';
import type { Address } from '../addresses/model/address.js';
import type { SharedPart } from '../app/state/registry.js';

/** How the returns go back that this page had made. */
export function getMadeWays(scope: Scope): MadeWays {
  return scope.getShared().part('return ways', createMadeWays);
}

/** A return that was made of an order, by the id of the method. */
interface MadeWay {
  readonly orderNumber: string;
  readonly returnNumber: string;
  readonly methodId: string;
}

/** How returns that were made on this page go back, by their number: a service may not tell, and the shopper has just said it. */
class MadeWays implements SharedPart {
  readonly #ways = new Map<string, string>();
  readonly #stores = new Map<string, Address>();

  /** The id of the method; absent where the page did not make the return, or nobody knows. */
  find(returnNumber: string): string | undefined {
    return this.#ways.get(returnNumber);
  }

  /** Where the store is that was chosen for a return, or for an order whose return is being chosen; absent where nobody chose one. */
  findStore(number: string): Address | undefined {
    return this.#stores.get(number);
  }

  /** A store for what goes back of an order: whatever is asked for next is brought there. */
  choose(orderNumber: string, store: Address): void {
    this.#stores.set(orderNumber, store);
  }

  keep({ orderNumber, returnNumber, methodId }: MadeWay): void {
    this.#ways.set(returnNumber, methodId);
    const store = this.#stores.get(orderNumber);
    if (store) this.#stores.set(returnNumber, store);
  }

  wipe(): void {
    this.#ways.clear();
    this.#stores.clear();
  }
}

function createMadeWays(): MadeWays {
  return new MadeWays();
}
