import type { Route } from '@playwright/test';
import { readRequestedId } from '../../faults/acts.js';

/** Answers a read of one order with the given order under the requested number: the package rejects any other number. */
export function answerOrder(route: Route, order: object): Promise<void> {
  return route.fulfill({ json: { ...order, orderNumber: readRequestedId(route.request().url()) } });
}
