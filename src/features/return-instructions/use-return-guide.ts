import { useState } from 'react';
import type { Order, DisplayStatus } from '../../orders/model/order.js';
import {
  type MethodRules,
  type ReturnMethod,
  findOffered,
  findSentMethod,
  readMethodId,
  type SentMethod,
} from '../../returns/model/return-method.js';
import { useElementContext, type ElementContext } from '../../app/context/element-context.js';
import { useReturnMethods } from '../../returns/use-return-methods.js';
import { createReturnDrafts } from '../../returns/store/return-drafts.js';
import { getListStorage } from '../../app/state/persisted-list.js';
import { getChosenReturnMethods } from '../../returns/chosen-return-methods.js';
import { findOpenWindows, type WindowRules } from '../../returns/model/return-window.js';

/** A way back that instructions are given for; without a price where the market does not offer it any more. */
export type GuidedMethod = SentMethod & Partial<Pick<ReturnMethod, 'price' | 'isPaperless' | 'isRefundedToGiftCard'>>;

export interface ReturnGuideResult {
  /** What ways back there are is still being asked. */
  readonly isLoading: boolean;
  /** It can still go back. */
  readonly isOpen: boolean;
  /** Absent where nobody knows of a way. */
  readonly shown: GuidedMethod | undefined;
  /** What else the shopper may do. */
  readonly others: readonly ReturnMethod[];
  readonly choose: (method: ReturnMethod) => void;
}

/** The way back of the return on show: the one the shopper looks at now, else the one that was chosen for it. */
export function useReturnGuide(order: Order | undefined, rules: MethodRules | undefined): ReturnGuideResult {
  const context = useElementContext();
  const [wanted, setNeeded] = useState<SentMethod>();
  const { isLoading, methods } = useReturnMethods(order, rules);
  const sent = wanted ?? (order && findChosenMethod(context, order));
  const shown = sent ? (findOffered(methods, sent) ?? sent) : methods[0];
  return {
    isLoading: isLoading || !order || !rules,
    isOpen: order !== undefined && rules !== undefined && isReturnOpen(order, rules, context.platform.now()),
    shown,
    others: methods.filter((method) => method !== shown),
    choose: ({ name, scac }) => setNeeded({ name, ...(scac !== undefined && { scac }) }),
  };
}

/** What was chosen in the wizard of this page, what the service says of the return, or what a return that is none goes by. */
export function findChosenMethod(context: ElementContext, order: Order): SentMethod | undefined {
  const methodId =
    order.kind === 'return' ? getChosenReturnMethods(context).find(order.orderNumber) : findDrafted(context, order);
  return (methodId === undefined ? undefined : readMethodId(methodId)) ?? findSentMethod(order);
}

function findDrafted(context: ElementContext, { orderNumber }: Order): string | undefined {
  const drafts = context.getPageState().part('return drafts', createReturnDrafts, getListStorage(context));
  return drafts.store.getState().find((stored) => stored.orderNumber === orderNumber)?.progress.methodId;
}

/** As long as something stands like that, it may still be brought somewhere, or fetched (orders area, section 4). */
const OPEN: readonly DisplayStatus[] = ['returnCreated', 'returnInProcess'];

/**
 * Whether ways back are still worth showing: a return that was begun and is not over, within the time for returns. Of an order that
 * nothing goes back of yet, the time alone counts.
 *
 * @param now wall-clock milliseconds
 */
export function isReturnOpen(
  order: Pick<Order, 'kind' | 'placedAt' | 'groups' | 'parcels'>,
  rules: WindowRules,
  now: number,
): boolean {
  const isBegun = order.groups.some(({ statuses }) => statuses.some((status) => OPEN.includes(status)));
  return (order.kind !== 'return' || isBegun) && findOpenWindows(order, rules, now).isOpen;
}
