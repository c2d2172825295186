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

/**
 * The methods of returns made or changed on this page, by return number: the service may not report them, but the shopper has just chosen
 * them.
 */
class ChosenReturnMethods implements PageStateEntry {
  readonly #methods = new Map<string, string>();
  readonly #labels = new Map<string, boolean>();
  readonly #stores = new Map<string, ReturnStore>();

  /** Returns the id of the method; undefined if none was chosen on this page. */
  find(returnNumber: string): string | undefined {
    return this.#methods.get(returnNumber);
  }

  /** Returns whether the return was requested with a label; undefined if this page neither made nor changed it. */
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

  /** Sets the method that the shopper switched to after the return was made, with or without a label as before. */
  change(returnNumber: string, methodId: string, hasLabel: boolean): void {
    this.#methods.set(returnNumber, methodId);
    this.#labels.set(returnNumber, hasLabel);
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
