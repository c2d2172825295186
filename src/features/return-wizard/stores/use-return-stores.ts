import { useEffect } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Failure, Load } from '../../../http/model/failure.js';
import type { Order } from '../../../orders/model/order.js';
import { getPurchaseCountry, findFirstSearch, isInCountry } from './model/return-store.js';
import type { KnownStore } from '../../../stores/model/store.js';
import { ChosenStore, type ChosenLoad } from './store/chosen-store.js';
import { ReturnStores, type ReturnStoreList, type StoreService } from './store/return-stores.js';
import { getChosenReturnMethods } from '../../../returns/chosen-return-methods.js';
import {
  useElementContext,
  useSlice,
  type Controller,
  type ElementContext,
} from '../../../app/context/element-context.js';
import { toSearchText } from '../../../stores/model/pickup-store.js';
import { createSlice } from '../../../app/state/create-slice.js';
import { retryWhenOnline } from '../../../app/context/retry-when-online.js';
import { createStoreCalls } from '../../../stores/store-calls.js';

/** The store that was chosen. `gone`: there is no such store any more, or it takes nothing back. */
export type ChosenStoreState =
  | { readonly status: 'none' | 'loading' | 'gone' }
  | { readonly status: 'ready'; readonly known: KnownStore }
  | { readonly status: 'failed'; readonly failure: Failure };

export interface ReturnStoresResult {
  readonly list: Load<ReturnStoreList>;
  /** What stands in the field. */
  readonly text: string;
  /** Id of the store that was chosen, whatever is known of it by now. */
  readonly chosenId: string | undefined;
  readonly chosen: ChosenStoreState;
  /** The country of purchase, lower case: stores of other countries take nothing of it back. */
  readonly country: string;
  readonly controller: Pick<ReturnStoresController, 'search' | 'readMore' | 'retry' | 'retryChosen'>;
  readonly setText: (text: string) => void;
}

/** The stores that the order on show may be brought back to, and the one that was chosen. */
export function useReturnStores(order: Order, storeId: string | undefined): ReturnStoresResult {
  const context = useElementContext();
  const controller = context.getController(createReturnStoresController);
  const pageCountry = useSlice(context.settings, ({ configuration }) => configuration.country);
  const list = useSlice(controller.list, (state) => state);
  const chosen = useSlice(controller.chosen, (state) => state);
  const text = useSlice(controller.text, (state) => state);
  useEffect(() => controller.begin(order), [controller, order, pageCountry]);
  // The list may have it: who waits for that asks once.
  const isSettled = list.status !== 'loading';
  useEffect(() => {
    if (storeId !== undefined && isSettled) controller.showChosen(storeId);
  }, [controller, storeId, isSettled]);
  const state = toChosen(chosen, storeId);
  const store = state.status === 'ready' ? state.known.store : undefined;
  // For the instructions of what will be made of it: an order names no store that it goes back to.
  useEffect(() => {
    if (store)
      getChosenReturnMethods(context).choose(order.orderNumber, { ...store.address, pickUpLocation: store.name });
  }, [context, order.orderNumber, store]);
  return {
    list,
    text,
    chosenId: storeId,
    chosen: state,
    country: getPurchaseCountry(order, pageCountry),
    controller,
    setText: (next) => controller.text.setState(next, true),
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

/** The choice of a store in one tag. What is typed and found is its own, and gone with it. */
interface ReturnStoresController extends Controller {
  readonly list: StoreApi<Load<ReturnStoreList>>;
  readonly chosen: StoreApi<ChosenLoad>;
  /** What stands in the field. */
  readonly text: StoreApi<string>;
  /** The order on show. Its first stores are looked for by its address, unless it is the one on show already. */
  begin(order: Order): void;
  /** Looks for what stands in the field; for nothing while that is empty. */
  search(): void;
  readMore(): void;
  retry(): void;
  /** The store that is chosen: out of the list, or else read by its id. */
  showChosen(storeId: string): void;
  retryChosen(): void;
}

function createReturnStoresController(context: ElementContext): ReturnStoresController {
  const { listStores } = createStoreCalls(context);
  const service: StoreService = {
    clock: context.platform,
    ask: listStores,
    onFail: (failure, severity) => context.report(failure, severity),
  };
  const [found, known, text] = [new ReturnStores(service), new ChosenStore(service), createSlice('')];
  const stopWaiting = [
    retryWhenOnline(context.platform, found.store, () => found.retry()),
    retryWhenOnline(context.platform, known.store, () => known.retry()),
  ];
  let shown = '';
  let country = '';
  return {
    list: found.store,
    chosen: known.store,
    text,
    begin(order) {
      const { configuration } = context.settings.getState();
      country = getPurchaseCountry(order, configuration.country);
      const wanted = JSON.stringify([order.orderNumber, country, configuration.apiBase]);
      if (wanted === shown) return;
      shown = wanted;
      known.clear();
      const search = findFirstSearch(order, country);
      text.setState(search?.text ?? '', true);
      if (search) found.search(search);
      else found.clear();
    },
    search() {
      const wanted = toSearchText(text.getState());
      if (wanted !== '') found.search({ country, text: wanted });
    },
    readMore: () => void found.readMore(),
    retry: () => found.retry(),
    showChosen(storeId) {
      const list = found.store.getState();
      const listed = list.status === 'ready' && list.value.stores.find(({ store }) => store.id === storeId);
      if (listed && isInCountry(listed.store, country)) known.keep({ storeId, country }, listed);
      else known.show({ storeId, country });
    },
    retryChosen: () => known.retry(),
    refresh: () => found.retry(),
    dispose() {
      for (const stop of stopWaiting) stop();
      found.clear();
      known.clear();
    },
  };
}
