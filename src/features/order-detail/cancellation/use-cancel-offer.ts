import { useCallback, useMemo } from 'react';
import {
  findCancelStatus,
  findCancelOffer,
  type CancelStatus,
  type CancelOffer,
} from '../../../orders/model/cancellation.js';
import type { Order } from '../../../orders/model/order.js';
import { getCancelMarks, getOpenJobs } from '../../../orders/stored-orders.js';
import { useElementContext, useSlice } from '../../../app/context/element-context.js';

export interface OfferedCancel {
  /** As of when the order came: nothing vanishes under the shopper's finger. */
  readonly offer: CancelOffer;
  /** As of now. */
  readonly findOffer: () => CancelOffer;
  /** What is to be said of a cancellation; absent where there was none. */
  readonly news: CancelStatus | undefined;
  /** An earlier page load asked for it, and nobody knows the end. */
  readonly isUnderWay: boolean;
}

/** Whether the order on show can be cancelled, was, or is about to be. */
export function useCancelOffer(order: Order): OfferedCancel {
  const context = useElementContext();
  const { orderNumber } = order;
  const mark = useSlice(getCancelMarks(context).store, (marks) =>
    marks.find((stored) => stored.orderNumber === orderNumber),
  );
  const isUnderWay = useSlice(getOpenJobs(context).store, (jobs) =>
    jobs.some((job) => job.orderNumber === orderNumber && job.action === 'cancel'),
  );
  const findOffer = useCallback(() => {
    const now = context.platform.now() + (context.getPageState().clockLeadMs ?? 0);
    return findCancelOffer(order, { mark, now });
  }, [order, mark, context]);
  return {
    offer: useMemo(() => findOffer(), [findOffer]),
    findOffer,
    news: useMemo(() => findCancelStatus(order, mark), [order, mark]),
    isUnderWay,
  };
}
