import { useCallback, useMemo } from 'react';
import type { Order } from '../../orders/model/order.js';
import {
  findCancelOffer,
  findCancelStatus,
  type CancelMark,
  type CancelOffer,
  type CancelStatus,
} from '../../orders/model/cancellation.js';
import { getCancelMarks, getOpenJobs } from '../../orders/stored-orders.js';
import { useElementContext, useSlice } from '../../app/context/element-context.js';

export interface OfferedCancel {
  /** As of the order's arrival, so that no button disappears under the shopper's finger. */
  readonly offer: CancelOffer;
  /** As of the moment of the call. */
  readonly findOffer: () => CancelOffer;
  /** The cancellation status to show; absent if there was no cancellation. */
  readonly status: CancelStatus | undefined;
  /** An earlier page load requested a cancellation whose result is unknown. */
  readonly isPending: boolean;
}

/** What this device knows of an order's cancellation, possibly before the order shows it. */
export function useCancelMark(orderNumber: string | undefined): CancelMark | undefined {
  return useSlice(getCancelMarks(useElementContext()).store, (marks) =>
    marks.find((stored) => stored.orderNumber === orderNumber),
  );
}

/** Whether the displayed order can be cancelled, was cancelled, or is being cancelled. */
export function useCancelOffer(order: Order): OfferedCancel {
  const context = useElementContext();
  const { orderNumber } = order;
  const mark = useCancelMark(orderNumber);
  const isPending = useSlice(getOpenJobs(context).store, (jobs) =>
    jobs.some((job) => job.orderNumber === orderNumber && job.action === 'cancel'),
  );
  const getFacts = useCallback(
    () => ({ mark, now: context.platform.now() + (context.getPageState().clockLeadMs ?? 0) }),
    [mark, context],
  );
  const findOffer = useCallback(() => findCancelOffer(order, getFacts()), [order, getFacts]);
  return {
    offer: useMemo(() => findOffer(), [findOffer]),
    findOffer,
    status: useMemo(() => findCancelStatus(order, getFacts()), [order, getFacts]),
    isPending,
  };
}
