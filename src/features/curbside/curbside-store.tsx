import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import english from '../../../locales/en.json?only=order.number&ast';
import { findOpenState } from '../../stores/model/open-state.js';
import { findStoreClock } from '../../stores/model/store-clock.js';
import type { KnownStore, Store } from '../../stores/model/store.js';
import { useIntl, type LazyModule } from '../../app/context/element-context.js';
import type { CheckInTarget } from './model/check-in.js';
import { useNow } from '../../app/context/use-now.js';
import { useStore } from '../../stores/use-store.js';
import { StoreDetails, storeModule } from '../../stores/store-details.js';

const MINUTE_MS = 60_000;
/** The service id of curbside pickup (wire and defaults, section 5). */
const CURBSIDE = 'CURBSIDE_PICKUP';

/** The facts about the store that the check-in needs. */
export interface StoreStatus {
  readonly store: Store;
  /** Undefined if the opening hours are unknown. */
  readonly isOpen: boolean | undefined;
  /** Whether the store offers curbside pickup. */
  readonly isOffered: boolean;
}

export interface CurbsideStoreProps {
  readonly target: CheckInTarget;
  /** Stable between renders. */
  readonly onStatus: (storeStatus: StoreStatus) => void;
}

/**
 * The order number, and the store as an order's screen shows it. Reports to the check-in whether the store is open and offers curbside
 * pickup.
 */
export function CurbsideStore({ target: { orderNumber, storeId }, onStatus }: CurbsideStoreProps): ReactNode {
  const intl = useIntl();
  const query = useMemo(() => ({ storeId }), [storeId]);
  const load = useStore(query);
  const now = useNow(Infinity, MINUTE_MS);
  const known = load.status === 'ready' ? load.value : undefined;
  const isOpen = useMemo(() => known && isOpenAt(known, now), [known, now]);
  // A layout effect hides the form of a closed store before the browser paints it.
  useLayoutEffect(() => {
    if (known) onStatus(toStoreStatus(known, isOpen));
  }, [known, isOpen, onStatus]);
  return (
    <>
      <p>{intl.rich('order.number', { number: () => <bdi key="number">{orderNumber}</bdi> })}</p>
      <StoreDetails query={query} />
    </>
  );
}

export const curbsideStoreModule = {
  ...storeModule,
  english: { ...storeModule.english, ...english },
  views: { CurbsideStore },
} as const satisfies LazyModule<object>;

/** Compares with the store's local time; undefined if the opening hours are unknown. */
function isOpenAt(known: KnownStore, now: number): boolean | undefined {
  const state = findOpenState(known, findStoreClock(known.store.timeZone), now);
  return state && state.status === 'open';
}

function toStoreStatus({ store }: KnownStore, isOpen: boolean | undefined): StoreStatus {
  return { store, isOpen, isOffered: store.services?.includes(CURBSIDE) ?? true };
}
