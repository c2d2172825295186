import type { StoreApi } from 'zustand/vanilla';
import type { Load } from '../../../http/model/load.js';
import type { Order } from '../../../orders/model/order.js';
import { toSearchText } from '../../../stores/model/pickup-store.js';
import { findFirstSearch, getPurchaseCountry, isInCountry } from './model/return-store.js';
import { ChosenStore, type ChosenLoad } from './store/chosen-store.js';
import { createSlice } from '../../../app/state/create-slice.js';
import { ReturnStores, type ReturnStoreList, type StoreDesk } from './store/return-stores.js';
import { retryWhenOnline } from '../../../app/context/retry-when-online.js';
import type { Own, Scope } from '../../../app/context/scope.js';
import { createStoreCalls } from '../../../stores/store-calls.js';

/** The choice of a store in one tag. What is typed and found is its own, and gone with it. */
export interface ReturnStoresOwn extends Own {
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

export function composeReturnStores(scope: Scope): ReturnStoresOwn {
  const { listStores } = createStoreCalls(scope);
  const desk: StoreDesk = {
    clock: scope.platform,
    ask: listStores,
    onFail: (failure, severity) => scope.report(failure, severity),
  };
  const [found, known, text] = [new ReturnStores(desk), new ChosenStore(desk), createSlice('')];
  const stopWaiting = [
    retryWhenOnline(scope.platform, found.store, () => found.retry()),
    retryWhenOnline(scope.platform, known.store, () => known.retry()),
  ];
  let shown = '';
  let country = '';
  return {
    list: found.store,
    chosen: known.store,
    text,
    begin(order) {
      const { configuration } = scope.settings.getState();
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
