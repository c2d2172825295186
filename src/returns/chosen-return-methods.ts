import type { ElementContext } from '../app/context/element-context.js';
import type { Address } from '../addresses/model/address.js';
import type { PageStateEntry } from '../app/state/registry.js';

/** The methods of the returns that this page made. */
export function getChosenReturnMethods(context: ElementContext): ChosenReturnMethods {
  return context.getPageState().get('return methods', createChosenReturnMethods);
}

/** A return that was made of an order, and the id of its method. */
interface ChosenReturnMethod {
  readonly orderNumber: string;
  readonly returnNumber: string;
  readonly methodId: string;
}

/** The methods of returns made on this page, by return number: the service may not report them, but the shopper has just chosen them. */
class ChosenReturnMethods implements PageStateEntry {
  readonly #ways = new Map<string, string>();
  readonly #stores = new Map<string, Address>();

  /** Returns the id of the method; undefined if this page did not make the return or the method is unknown. */
  find(returnNumber: string): string | undefined {
    return this.#ways.get(returnNumber);
  }

  /** Returns the address of the store chosen for a return, or for an order whose return is being prepared; undefined if none was chosen. */
  findStore(number: string): Address | undefined {
    return this.#stores.get(number);
  }

  /** Sets the store for the next return of an order. */
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
