import { useEffect } from 'react';
import type { Failure } from '../../../http/model/failure.js';
import type { Load } from '../../../http/model/load.js';
import type { Order } from '../../../orders/model/order.js';
import { getPurchaseCountry } from './model/return-store.js';
import type { KnownStore } from '../../../stores/model/store.js';
import type { ChosenLoad } from './store/chosen-store.js';
import type { ReturnStoreList } from './store/return-stores.js';
import { composeReturnStores, type ReturnStoresOwn } from './compose-return-stores.js';
import { getMadeWays } from '../../../returns/made-ways.js';
import { useScope, useSlice } from '../../../app/context/scope-context.js';

/** The store that was chosen. `gone`: there is no such store any more, or it takes nothing back. */
export type ChosenStoreState =
  | { readonly status: 'none' | 'loading' | 'gone' }
  | { readonly status: 'ready'; readonly known: KnownStore }
  | { readonly status: 'failed'; readonly failure: Failure };

export interface ReturnStoresUse {
  readonly list: Load<ReturnStoreList>;
  /** What stands in the field. */
  readonly text: string;
  /** Id of the store that was chosen, whatever is known of it by now. */
  readonly chosenId: string | undefined;
  readonly chosen: ChosenStoreState;
  /** The country of purchase, lower case: stores of other countries take nothing of it back. */
  readonly country: string;
  readonly own: Pick<ReturnStoresOwn, 'search' | 'readMore' | 'retry' | 'retryChosen'>;
  readonly setText: (text: string) => void;
}

/** The stores that the order on show may be brought back to, and the one that was chosen. */
export function useReturnStores(order: Order, storeId: string | undefined): ReturnStoresUse {
  const scope = useScope();
  const own = scope.own(composeReturnStores);
  const pageCountry = useSlice(scope.settings, ({ configuration }) => configuration.country);
  const list = useSlice(own.list, (state) => state);
  const chosen = useSlice(own.chosen, (state) => state);
  const text = useSlice(own.text, (state) => state);
  useEffect(() => own.begin(order), [own, order, pageCountry]);
  // The list may have it: who waits for that asks once.
  const isSettled = list.status !== 'loading';
  useEffect(() => {
    if (storeId !== undefined && isSettled) own.showChosen(storeId);
  }, [own, storeId, isSettled]);
  const state = toChosen(chosen, storeId);
  const store = state.status === 'ready' ? state.known.store : undefined;
  // For the instructions of what will be made of it: an order names no store that it goes back to.
  useEffect(() => {
    if (store) getMadeWays(scope).choose(order.orderNumber, { ...store.address, pickUpLocation: store.name });
  }, [scope, order.orderNumber, store]);
  return {
    list,
    text,
    chosenId: storeId,
    chosen: state,
    country: getPurchaseCountry(order, pageCountry),
    own,
    setText: (next) => own.text.setState(next, true),
  };
}

function toChosen(load: ChosenLoad, storeId: string | undefined): ChosenStoreState {
  if (storeId === undefined) return { status: 'none' };
  // Of the one before it nothing counts any more.
  if (load.storeId !== storeId) return { status: 'loading' };
  switch (load.status) {
    case 'ready':
      return { status: 'ready', known: load.value };
    case 'missing':
      return { status: 'gone' };
    case 'failed':
      return { status: 'failed', failure: load.failure };
    default:
      return { status: 'loading' };
  }
}
