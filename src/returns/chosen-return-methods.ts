import type { ElementContext } from '../app/context/element-context.js';
import type { Address } from '../addresses/model/address.js';
import type { PageStatePart } from '../app/state/registry.js';

/** How the returns go back that this page had made. */
export function getChosenReturnMethods(context: ElementContext): ChosenReturnMethods {
  return context.getPageState().part('return ways', createChosenReturnMethods);
}

/** A return that was made of an order, by the id of the method. */
interface ChosenReturnMethod {
  readonly orderNumber: string;
  readonly returnNumber: string;
  readonly methodId: string;
}

/** How returns that were made on this page go back, by their number: a service may not tell, and the shopper has just said it. */
class ChosenReturnMethods implements PageStatePart {
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

  keep({ orderNumber, returnNumber, methodId }: ChosenReturnMethod): void {
    this.#ways.set(returnNumber, methodId);
    const store = this.#stores.get(orderNumber);
    if (store) this.#stores.set(returnNumber, store);
  }

  wipe(): void {
    this.#ways.clear();
    this.#stores.clear();
  }
}

function createChosenReturnMethods(): ChosenReturnMethods {
  return new ChosenReturnMethods();
}
