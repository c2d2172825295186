import { useLayoutEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { findOpenState } from '../../stores/model/open-state.js';
import type { StorePlace } from '../../stores/model/pickup-store.js';
import { findStoreClock } from '../../stores/model/store-clock.js';
import type { KnownStore } from '../../stores/model/store.js';
import type { Part } from '../../app/lazy/part.js';
import { useNow } from '../../app/context/use-now.js';
import { useStore } from '../../stores/use-store.js';
import type { StoreCornerProps, StoreNews } from './curbside-doors.js';

const MINUTE_MS = 60_000;
/** The service that brings orders out (wire and defaults, section 5). */
const CURBSIDE = 'CURBSIDE_PICKUP';

interface StoreViews {
  readonly StoreDetails: ComponentType<{ readonly place: StorePlace }>;
}

/** The store as an order shows it, with a word to the check-in of whether anybody is there. */
export function createStoreCorner({ views, ...rest }: Part<StoreViews>): Part<{
  readonly StoreCorner: ComponentType<StoreCornerProps>;
}> {
  const { StoreDetails } = views;

  function StoreCorner({ storeId, onNews }: StoreCornerProps): ReactNode {
    const place = useMemo(() => ({ storeId }), [storeId]);
    const load = useStore(place);
    const now = useNow(Infinity, MINUTE_MS);
    const known = load.status === 'ready' ? load.value : undefined;
    const isOpen = useMemo(() => known && isOpenAt(known, now), [known, now]);
    // A layout effect: where nobody would come out, the form goes in the moment in which the hours are there.
    useLayoutEffect(() => {
      if (known) onNews(toNews(known, isOpen));
    }, [known, isOpen, onNews]);
    return <StoreDetails place={place} />;
  }

  return { views: { StoreCorner }, ...rest };
}

/** On the store's own clock; absent where nobody knows. */
function isOpenAt(known: KnownStore, now: number): boolean | undefined {
  const state = findOpenState(known, findStoreClock(known.store.timeZone), now);
  return state && state.status === 'open';
}

function toNews({ store }: KnownStore, isOpen: boolean | undefined): StoreNews {
  return { store, isOpen, isOffered: store.services?.includes(CURBSIDE) ?? true };
}
