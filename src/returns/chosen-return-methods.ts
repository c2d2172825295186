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
  /** Whether the request asked for a label; absent if an earlier page load sent it. */
  readonly hasLabel?: boolean;
}

/** The store that a shopper chose for a return. */
export interface ReturnStore {
  readonly id: string;
  readonly address: Address;
}

/** The methods of returns made on this page, by return number: the service may not report them, but the shopper has just chosen them. */
class ChosenReturnMethods implements PageStateEntry {
  readonly #methods = new Map<string, string>();
  readonly #labels = new Map<string, boolean>();
  readonly #stores = new Map<string, ReturnStore>();

  /** Returns the id of the method; undefined if this page did not make the return or the method is unknown. */
  find(returnNumber: string): string | undefined {
    return this.#methods.get(returnNumber);
  }

  /** Returns whether this page requested a label with the return; undefined if it did not make the return. */
  hasLabel(returnNumber: string): boolean | undefined {
    return this.#labels.get(returnNumber);
  }

  /** Returns the store chosen for a return, or for an order whose return is being prepared; undefined if none was chosen. */
  findStore(number: string): ReturnStore | undefined {
    return this.#stores.get(number);
  }

  /** Sets the store for the next return of an order. */
  choose(orderNumber: string, store: ReturnStore): void {
    this.#stores.set(orderNumber, store);
  }

  keep({ orderNumber, returnNumber, methodId, hasLabel }: ChosenReturnMethod): void {
    this.#methods.set(returnNumber, methodId);
    if (hasLabel !== undefined) this.#labels.set(returnNumber, hasLabel);
    const store = this.#stores.get(orderNumber);
    if (store) this.#stores.set(returnNumber, store);
  }

  /** Forgets what was chosen for a return that was cancelled. */
  drop(returnNumber: string): void {
    for (const known of [this.#methods, this.#labels, this.#stores]) known.delete(returnNumber);
  }

  wipe(): void {
    this.#methods.clear();
    this.#labels.clear();
    this.#stores.clear();
  }
}

function createChosenReturnMethods(): ChosenReturnMethods {
  return new ChosenReturnMethods();
}
