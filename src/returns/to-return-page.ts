import type { Place, ReturnArrival, ReturnPageRoute } from '../app/navigation/place.js';

/** Where each screen that follows a return lies below it. Apart from the other places: no first screen leads to one. */
const PAGES: Readonly<Record<ReturnPageRoute, string>> = {
  returnInstructions: 'return-confirmation',
  returnInstructionsEmea: 'return-detail-confirmation',
  refundLanding: 'refund-payment-landing',
  refundPayment: 'refund-payment',
  refundConfirmation: 'refund-payment-confirmation',
};

/** A screen that follows a return. `asks`: how a shopper comes to it, where that is known. */
export function toReturnPage(route: ReturnPageRoute, orderNumber: string, asks?: ReturnArrival): Place {
  return { route, page: PAGES[route], orderNumber, ...(asks && { asks }) };
}
