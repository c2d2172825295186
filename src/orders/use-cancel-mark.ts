import { useElementContext, useSlice } from '../app/context/element-context.js';
import type { CancelMark } from './model/cancellation.js';
import { getCancelMarks } from './stored-orders.js';

/** What this device knows of the cancellation of an order or a return, possibly before the service shows it. */
export function useCancelMark(orderNumber: string | undefined): CancelMark | undefined {
  return useSlice(getCancelMarks(useElementContext()).store, (marks) =>
    marks.find((stored) => stored.orderNumber === orderNumber && !stored.line),
  );
}

/** Whether this device knows that pieces of an order were cancelled or will be. */
export function useHasLineMarks(orderNumber: string): boolean {
  return useSlice(getCancelMarks(useElementContext()).store, (marks) =>
    marks.some((stored) => stored.orderNumber === orderNumber && stored.line),
  );
}
