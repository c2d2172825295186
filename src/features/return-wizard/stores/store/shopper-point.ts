import type { StoreApi } from 'zustand/vanilla';
import { createSlice } from '../../../../app/state/create-slice.js';
import { locate, type LocateOutcome, type RoughPoint } from '../../../../platform/geolocation.js';

/** `idle`: the browser was not asked, or it answered. */
export type PointState = 'idle' | 'asking' | Exclude<LocateOutcome['status'], 'found'>;

/** Where the shopper is, if they ask for stores nearby. It is kept nowhere. */
export class ShopperPoint {
  readonly store: StoreApi<PointState> = createSlice<PointState>('idle');
  #count = 0;

  /** Asks the browser. Resolves to undefined if it does not know, or if another search has begun. */
  async find(): Promise<RoughPoint | undefined> {
    const current = this.#begin('asking');
    const outcome = await locate();
    if (current !== this.#count) return undefined;
    const isFound = outcome.status === 'found';
    this.store.setState(isFound ? 'idle' : outcome.status, true);
    return isFound ? outcome.point : undefined;
  }

  /** Another search began, or the tag has gone: an answer that is awaited does not count. */
  stop(): void {
    this.#begin('idle');
  }

  #begin(state: PointState): number {
    this.store.setState(state, true);
    return (this.#count += 1);
  }
}
