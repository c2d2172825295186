import {
  type Destination,
  type ReturnArrival,
  type ReturnPageRoute,
  getScreenAddress,
} from '../app/navigation/navigate.js';
import { RETURN_PATHS } from '../app/navigation/return-paths.js';
import type { ElementContext } from '../app/context/element-context.js';

/** A screen that follows a return. `asks`: how a shopper comes to it, where that is known. */
export function toReturnPage(route: ReturnPageRoute, orderNumber: string, asks?: ReturnArrival): Destination {
  return { route, path: RETURN_PATHS[route], orderNumber, ...(asks && { asks }) };
}

/** How the shopper came to the instructions on show, by the query; absent where they did not come from a return they just made. */
export function readReturnArrival(context: ElementContext): ReturnArrival | undefined {
  const query = getScreenAddress(context).searchParams;
  if (query.get('pageView') !== 'true') return undefined;
  return query.get('emailSent') === 'true' ? 'pageView=true&emailSent' : 'pageView';
}
