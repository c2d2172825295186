import type { Order } from '../domain/order.js';
import { findSentMethod, readMethodId, type SentMethod } from '../domain/returns/sent-method.js';
import { createReturnDrafts } from '../state/return-drafts.js';
import { toKeeping } from './kept.js';
import { getMadeWays } from './made-ways.js';
import type { Scope } from './scope.js';

/** What was chosen in the wizard of this page, what the service says of the return, or what a return that is none goes by. */
export function findChosenWay(scope: Scope, order: Order): SentMethod | undefined {
  const methodId = order.kind === 'return' ? getMadeWays(scope).find(order.orderNumber) : findDrafted(scope, order);
  return (methodId === undefined ? undefined : readMethodId(methodId)) ?? findSentMethod(order);
}

function findDrafted(scope: Scope, { orderNumber }: Order): string | undefined {
  const drafts = scope.getShared().part('return drafts', createReturnDrafts, toKeeping(scope));
  return drafts.store.getState().find((kept) => kept.orderNumber === orderNumber)?.progress.methodId;
}
