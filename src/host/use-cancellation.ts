import { useEffect } from 'react';
import type { Order } from '../domain/order.js';
import { visibility } from '../platform/visibility.js';
import type { CancelState } from '../state/cancel-state.js';
import { preloadCancelCalls } from './cancel-calls.js';
import { composeCancellation, type CancellationOwn } from './compose-cancellation.js';
import { useScope } from './scope-context.js';
import { useSlice } from './use-slice.js';

/** Where cancelling the order on show stands. While it is on show its job is asked after, and one of an earlier page load taken up. */
export function useCancellation(order: Order): { readonly own: CancellationOwn; readonly state: CancelState } {
  const own = useScope().own(composeCancellation);
  const { store, watch } = own.get(order);
  useEffect(preloadCancelCalls, []);
  useEffect(() => watch.enter(visibility), [watch]);
  useEffect(() => own.resume(order), [own, order]);
  return { own, state: useSlice(store, (state) => state) };
}
