import type { Order } from '../../orders/model/order.js';
import { findSentMethod, readMethodId, type SentMethod } from '../../returns/model/sent-method.js';
import { createReturnDrafts } from '../../returns/store/return-drafts.js';
import { toKeeping } from '../../app/context/kept.js';
import { getMadeWays } from '../../returns/made-ways.js';
import type { Scope } from '../../app/context/scope.js';

/** What was chosen in the wizard of this page, what the service says of the return, or what a return that is none goes by. */
export function findChosenWay(scope: Scope, order: Order): SentMethod | undefined {
  const methodId = order.kind === 'return' ? getMadeWays(scope).find(order.orderNumber) : findDrafted(scope, order);
  return (methodId === undefined ? undefined : readMethodId(methodId)) ?? findSentMethod(order);
}

function findDrafted(scope: Scope, { orderNumber }: Order): string | undefined {
  const drafts = scope.getShared().part('return drafts', createReturnDrafts, toKeeping(scope));
  return drafts.store.getState().find((kept) => kept.orderNumber === orderNumber)?.progress.methodId;
}
