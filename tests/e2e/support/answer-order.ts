import type { Route } from '@playwright/test';
import { readAskedId } from '../../faults/acts.js';

/** Answers a read of one order with an order under the number that was asked for: another one's is refused. */
export function answerOrder(route: Route, order: object): Promise<void> {
  return route.fulfill({ json: { ...order, orderNumber: readAskedId(route.request().url()) } });
}
