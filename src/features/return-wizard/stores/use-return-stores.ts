import { useEffect } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Failure, Load } from '../../../http/model/failure.js';
import type { Order } from '../../../orders/model/order.js';
import { getPurchaseCountry, findFirstSearch, isInCountry } from './model/return-store.js';
import type { KnownStore } from '../../../stores/model/store.js';
import {
  ChosenStore,
  type ChosenLoad,
  ShopperPoint,
  type PointState,
  ReturnStores,
  type ReturnStoreList,
  type StoreService,
} from './store/return-stores.js';
import { getChosenReturnMethods } from '../../../returns/chosen-return-methods.js';
import {
  useElementContext,
  useSelector,
  type Controller,
  type ElementContext,
} from '../../../app/context/element-context.js';
import { toSearchText } from '../../../stores/model/pickup-store.js';
import { retryWhenOnline } from '../../../app/context/retry-when-online.js';
import { createStoreCalls } from '../../../stores/store-calls.js';

/** The chosen store. `gone`: the store no longer exists, or accepts no returns. */
export type ChosenStoreState =
  | { readonly status: 'none' | 'loading' | 'gone' }
  | { readonly status: 'ready'; readonly known: KnownStore }
  | { readonly status: 'failed'; readonly failure: Failure };

export interface ReturnStoresResult {
  readonly list: Load<ReturnStoreList>;
  /** The state of finding where the shopper is, for a search nearby. */
  readonly point: PointState;
  /** The text of the search field. */
  readonly text: string;
  /** Id of the chosen store, even while its data is unknown. */
  readonly chosenId: string | undefined;
  readonly chosen: ChosenStoreState;
  /** The country of purchase, lower case: stores in other countries accept none of it. */
  readonly country: string;
  readonly controller: Pick<ReturnStoresController, 'search' | 'searchNearby' | 'readMore' | 'retry' | 'retryChosen'>;
  readonly setText: (text: string) => void;
}

/** The stores that accept the return of this order, and the chosen one. */
export function useReturnStores(order: Order, storeId: string | undefined): ReturnStoresResult {
  const context = useElementContext();
  const controller = context.getController(createReturnStoresController);
  const pageCountry = useSelector(context.settings, ({ configuration }) => configuration.country);
  const list = useSelector(controller.list, (state) => state);
  const chosen = useSelector(controller.chosen, (state) => state);
  const text = useSelector(controller.text, (state) => state);
  const point = useSelector(controller.point, (state) => state);
  useEffect(() => controller.begin(order), [controller, order, pageCountry]);
  // The list may contain the store, so wait for it to avoid a second request.
  const isSettled = list.status !== 'loading';
  useEffect(() => {
    if (storeId !== undefined && isSettled) controller.showChosen(storeId);
  }, [controller, storeId, isSettled]);
  const state = toChosen(chosen, storeId);
  const store = state.status === 'ready' ? state.known.store : undefined;
  // For the return's instructions: an order does not name the store that it is returned to.
  useEffect(() => {
    if (!store) return;
    const address = { ...store.address, pickUpLocation: store.name };
    getChosenReturnMethods(context).choose(order.orderNumber, { id: store.id, address });
  }, [context, order.orderNumber, store]);
  return {
    list,
    point,
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
  // The load still belongs to the store chosen before.
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

/** The choice of a store in one element. Its input and results last as long as the element. */
interface ReturnStoresController extends Controller {
  readonly list: StoreApi<Load<ReturnStoreList>>;
  readonly chosen: StoreApi<ChosenLoad>;
  /** The text of the search field. */
  readonly text: StoreApi<string>;
  readonly point: StoreApi<PointState>;
  /** Sets the order, and searches for stores near its address unless the order is set already. */
  begin(order: Order): void;
  /** Searches for the text of the field; does nothing if it is empty. */
  search(): void;
  /** Asks the browser where the shopper is, and searches there. */
  searchNearby(): Promise<void>;
  readMore(): void;
  retry(): void;
  /** Shows the chosen store: from the list, or read by its id. */
  showChosen(storeId: string): void;
  retryChosen(): void;
}

function toService(context: ElementContext): StoreService {
  const { listStores } = createStoreCalls(context);
  return { clock: context.platform, listStores, onFail: (failure, severity) => context.report(failure, severity) };
}

function createReturnStoresController(context: ElementContext): ReturnStoresController {
  const service = toService(context);
  const [found, known] = [new ReturnStores(service), new ChosenStore(service)];
  const [text, point] = [createStore(() => ''), new ShopperPoint()];
  const stops = [
    () => point.stop(),
    ...[found, known].flatMap((one) => [
      retryWhenOnline(context.platform, one.store, () => one.retry()),
      () => one.clear(),
    ]),
  ];
  let shown = '';
  let country = '';
  return {
    list: found.store,
    chosen: known.store,
    text,
    point: point.store,
    begin(order) {
      const { configuration } = context.settings.getState();
      country = getPurchaseCountry(order, configuration.country);
      const requested = JSON.stringify([order.orderNumber, country, configuration.apiBase]);
      if (requested === shown) return;
      shown = requested;
      point.stop();
      known.clear();
      const search = findFirstSearch(order, country);
      text.setState(search?.text ?? '', true);
      if (search) found.search(search, true);
      else found.clear();
    },
    search() {
      const search = { country, text: toSearchText(text.getState()) };
      if (search.text !== '') point.stop();
      if (search.text !== '') found.search(search);
    },
    async searchNearby() {
      const near = await point.find();
      if (!near) return;
      text.setState('', true);
      found.search({ country, near });
    },
    readMore: () => void found.readMore(),
    retry: () => found.retry(),
    showChosen(storeId) {
      const list = found.store.getState();
      const listed = list.status === 'ready' && list.value.stores.find(({ store }) => store.id === storeId);
      const chosen = { storeId, country };
      return listed && isInCountry(listed.store, country) ? known.keep(chosen, listed) : known.show(chosen);
    },
    retryChosen: () => known.retry(),
    refresh: () => found.retry(),
    dispose() {
      for (const stop of stops) stop();
    },
  };
}
