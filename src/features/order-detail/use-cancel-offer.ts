import { useCallback, useMemo } from 'react';
import type { Order } from '../../orders/model/order.js';
import {
  findCancelOffer,
  findCancelStatus,
  type CancelFacts,
  type CancelMark,
  type CancelOffer,
  type CancelStatus,
} from '../../orders/model/cancellation.js';
import { useCancelMark, useHasLineMarks } from '../../orders/use-cancel-mark.js';
import { useElementContext, type ElementContext } from '../../app/context/element-context.js';
import { useHasOpenJob } from './use-has-open-job.js';

export interface OfferedCancel {
  /** As of the order's arrival, so that no button disappears under the shopper's finger. */
  readonly offer: CancelOffer;
  /** As of the moment of the call. */
  readonly findOffer: () => CancelOffer;
  /** The cancellation status to show; absent if there was no cancellation. */
  readonly status: CancelStatus | undefined;
  /** An earlier page load requested a cancellation whose result is unknown. */
  readonly isPending: boolean;
  /** The shopper was told that pieces of the order are cancelled or will be. */
  readonly hasLineMarks: boolean;
}

/** The facts besides the order that decide whether it can be cancelled. The time is that of the service's clock. */
export function getCancelFacts(context: ElementContext, mark: CancelMark | undefined): CancelFacts {
  return { mark, now: context.platform.now() + (context.getPageState().clockLeadMs ?? 0) };
}

/** Whether the displayed order can be cancelled, was cancelled, or is being cancelled. */
export function useCancelOffer(order: Order): OfferedCancel {
  const context = useElementContext();
  const { orderNumber } = order;
  const mark = useCancelMark(orderNumber);
  const isPending = useHasOpenJob(orderNumber, 'cancel');
  const getFacts = useCallback(() => getCancelFacts(context, mark), [context, mark]);
  const findOffer = useCallback(() => findCancelOffer(order, getFacts()), [order, getFacts]);
  return {
    offer: useMemo(() => findOffer(), [findOffer]),
    findOffer,
    status: useMemo(() => findCancelStatus(order, getFacts()), [order, getFacts]),
    isPending,
    hasLineMarks: useHasLineMarks(orderNumber),
  };
}
