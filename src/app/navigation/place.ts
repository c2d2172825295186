import { encodePart } from '../../http/model/safe-url.js';

/** Where a screen can be, as the screens name it. The area's table of routes gives each its path and its tag. */
export type Destination =
  | { readonly route: 'history' | 'partners' }
  | { readonly route: 'lookup'; readonly redirectPath?: string }
  | { readonly route: 'guestDetail' | 'returnWizard'; readonly orderNumber: string }
  | { readonly route: 'returnDetail'; readonly orderNumber: string }
  | {
      readonly route: ReturnPageRoute;
      /** Its last part, from `to-return-page.ts`. */
      readonly page: string;
      readonly orderNumber: string;
      readonly asks?: ReturnArrival;
    }
  | { readonly route: 'salesDetail'; readonly orderNumber: string; readonly asks?: OrderQuestion };

/** What an order's screen opens with: a box that asks whether to cancel it, or one that says where it can be returned. */
export type OrderQuestion = 'cancel' | 'return';

/** How a shopper comes to a return that was just made, in the words of its query: an e-mail about it was sent, or none. */
export type ReturnArrival = 'pageView' | 'pageView=true&emailSent';

export type DestinationRoute = Destination['route'];

/** The screens that follow a return. */
export type ReturnPageRoute =
  'returnInstructions' | 'returnInstructionsEmea' | 'refundLanding' | 'refundPayment' | 'refundConfirmation';

/** The number of an order stands in place of the colon. */
const PATHS: Readonly<Record<Exclude<DestinationRoute, ReturnPageRoute>, string>> = {
  history: '/',
  partners: '/partners/',
  lookup: '/details/',
  guestDetail: '/details/:/',
  salesDetail: '/sales/:/',
  returnDetail: '/returns/:/',
  returnWizard: '/sales/:/return/',
};

/** The path of a place below the prefix `/{country}/{locale}/orders`, with its query. */
export function toPath(place: Destination): string {
  const path = 'page' in place ? `/returns/:/${place.page}/` : PATHS[place.route];
  const query = 'asks' in place ? `?${place.asks}=true` : '';
  if ('orderNumber' in place) return path.replace(':', () => encodePart(place.orderNumber)) + query;
  return 'redirectPath' in place ? `${path}?redirectPath=${encodePart(place.redirectPath ?? '')}` : path;
}
