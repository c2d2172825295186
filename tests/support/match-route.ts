import { matchRoute as match, type RouteMatch } from '../../elements/orders-area/routes.js';
import { isOrderNumber } from '../../src/http/model/order-number.js';

/** The route of a path, with the usual pattern of order numbers. */
export function matchRoute(path: string, isNumber: (text: string) => boolean = isOrderNumber): RouteMatch | undefined {
  return match(path, { isOrderNumber: isNumber });
}
