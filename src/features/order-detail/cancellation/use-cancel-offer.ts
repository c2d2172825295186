import { useCallback, useMemo } from 'react';
import {
  findCancelNews,
  findCancelOffer,
  type CancelNews,
  type CancelOffer,
} from '../../../orders/model/cancellation.js';
import type { Order } from '../../../orders/model/order.js';
import { getCancelMarks, getOpenJobs } from '../../../orders/kept-orders.js';
import { useScope, useSlice } from '../../../app/context/scope-context.js';

export interface OfferedCancel {
  /** As of when the order came: nothing vanishes under the shopper's finger. */
  readonly offer: CancelOffer;
  /** As of now. */
  readonly findOffer: () => CancelOffer;
  /** What is to be said of a cancellation; absent where there was none. */
  readonly news: CancelNews | undefined;
  /** An earlier page load asked for it, and nobody knows the end. */
  readonly isUnderWay: boolean;
}

/** Whether the order on show can be cancelled, was, or is about to be. */
export function useCancelOffer(order: Order): OfferedCancel {
  const scope = useScope();
  const { orderNumber } = order;
  const mark = useSlice(getCancelMarks(scope).store, (marks) => marks.find((kept) => kept.orderNumber === orderNumber));
  const isUnderWay = useSlice(getOpenJobs(scope).store, (jobs) =>
    jobs.some((job) => job.orderNumber === orderNumber && job.action === 'cancel'),
  );
  const findOffer = useCallback(() => {
    const now = scope.platform.now() + (scope.getShared().clockLeadMs ?? 0);
    return findCancelOffer(order, { mark, now });
  }, [order, mark, scope]);
  return {
    offer: useMemo(() => findOffer(), [findOffer]),
    findOffer,
    news: useMemo(() => findCancelNews(order, mark), [order, mark]),
    isUnderWay,
  };
}
