import type { Destination, ReturnArrival, ReturnPageRoute } from '../app/navigation/place.js';
import { getScreenAddress } from '../app/navigation/navigate.js';
import type { ElementContext } from '../app/context/element-context.js';

/** Where each screen that follows a return lies below it. Apart from the other places: no first screen leads to one. */
const PAGES: Readonly<Record<ReturnPageRoute, string>> = {
  returnInstructions: 'return-confirmation',
  returnInstructionsEmea: 'return-detail-confirmation',
  refundLanding: 'refund-payment-landing',
  refundPayment: 'refund-payment',
  refundConfirmation: 'refund-payment-confirmation',
};

/** A screen that follows a return. `asks`: how a shopper comes to it, where that is known. */
export function toReturnPage(route: ReturnPageRoute, orderNumber: string, asks?: ReturnArrival): Destination {
  return { route, page: PAGES[route], orderNumber, ...(asks && { asks }) };
}

/** How the shopper came to the instructions on show, by the query; absent where they did not come from a return they just made. */
export function readReturnArrival(context: ElementContext): ReturnArrival | undefined {
  const query = getScreenAddress(context).searchParams;
  if (query.get('pageView') !== 'true') return undefined;
  return query.get('emailSent') === 'true' ? 'pageView=true&emailSent' : 'pageView';
}
