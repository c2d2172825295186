import { useState } from 'react';
import type { Order, DisplayStatus } from '../../orders/model/order.js';
import {
  type MethodRules,
  type ReturnMethod,
  findOffered,
  findSentMethod,
  isLabelRequested,
  readMethodId,
  type SentMethod,
} from '../../returns/model/return-method.js';
import { useElementContext, type ElementContext } from '../../app/context/element-context.js';
import { useReturnMethods } from '../../returns/use-return-methods.js';
import { createReturnDrafts } from '../../returns/store/return-drafts.js';
import { getListStorage } from '../../app/state/persisted-list.js';
import { getChosenReturnMethods } from '../../returns/chosen-return-methods.js';
import { listPossibleMethods } from './model/return-guide.js';
import type { ReadyRules } from '../../returns/use-return-rules.js';
import { findOpenWindows, type WindowRules } from '../../returns/model/return-window.js';

/** The market's rules for instructions. */
type GuideRules = MethodRules & Pick<ReadyRules, 'guides' | 'requestsLabel'>;

/** A return method with instructions; it has no price if the market no longer offers it. */
export type GuidedMethod = SentMethod & Partial<Pick<ReturnMethod, 'price' | 'isPaperless' | 'isRefundedToGiftCard'>>;

export interface ReturnGuideResult {
  /** The return methods are still loading. */
  readonly isLoading: boolean;
  /** The items can still be sent back. */
  readonly isOpen: boolean;
  /** The method on the page; absent if none is known. */
  readonly shown: GuidedMethod | undefined;
  /** The other methods that the shopper may use. */
  readonly others: readonly ReturnMethod[];
  readonly choose: (method: ReturnMethod) => void;
}

/** The method on the page: the one that the shopper switched to, otherwise the one chosen for the return. */
export function useReturnGuide(order: Order | undefined, rules: GuideRules | undefined): ReturnGuideResult {
  const context = useElementContext();
  const [chosen, setChosen] = useState<SentMethod>();
  const offered = useReturnMethods(order, rules);
  const isReady = order !== undefined && rules !== undefined;
  const hasLabel = isReady && hasReturnLabel(context, order, rules);
  const methods = isReady ? listPossibleMethods(offered.methods, rules.guides, hasLabel) : offered.methods;
  const sent = chosen ?? (order && findChosenMethod(context, order));
  const shown = sent ? (findOffered(offered.methods, sent) ?? sent) : (methods[0] ?? offered.methods[0]);
  return {
    isLoading: offered.isLoading || !isReady,
    isOpen: isReady && isReturnOpen(order, rules, context.platform.now()),
    shown,
    others: methods.filter((method) => method !== shown),
    choose({ id, name, scac }) {
      setChosen({ name, ...(scac !== undefined && { scac }) });
      if (order?.kind === 'return') getChosenReturnMethods(context).change(order.orderNumber, id, hasLabel);
    },
  };
}

/**
 * Whether a return was requested with a label. For a return that this page did not make, the order says whether it goes to a store, and the
 * country and the flag whether its other returns have labels.
 */
function hasReturnLabel(context: ElementContext, order: Order, { requestsLabel }: GuideRules): boolean {
  if (order.kind !== 'return') return true;
  const isLabelOff = context.isFlagOn('disableCreateReturnLabelFlag');
  return (
    getChosenReturnMethods(context).hasLabel(order.orderNumber) ??
    isLabelRequested(findSentMethod(order)?.name, { requestsLabel, isLabelOff })
  );
}

/**
 * The method chosen on this page, the method that the service reports for the return, or the drafted method of an order without a
 * return.
 */
export function findChosenMethod(context: ElementContext, order: Order): SentMethod | undefined {
  const methodId =
    order.kind === 'return' ? getChosenReturnMethods(context).find(order.orderNumber) : findDrafted(context, order);
  return (methodId === undefined ? undefined : readMethodId(methodId)) ?? findSentMethod(order);
}

function findDrafted(context: ElementContext, { orderNumber }: Order): string | undefined {
  const drafts = context.getPageState().get('return drafts', createReturnDrafts, getListStorage(context));
  return drafts.store.getState().find((stored) => stored.orderNumber === orderNumber)?.progress.methodId;
}

/** Items with one of these statuses can still be handed over or picked up (orders area, section 4). */
const OPEN: readonly DisplayStatus[] = ['returnCreated', 'returnInProcess'];

/**
 * Whether other methods are still worth showing: the return was created, is not completed, and is within the return period. For an order
 * without a return, only the period counts.
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
