import { encodePart } from '../../http/model/safe-url.js';

/** Where a screen can be, as the screens name it. The area's table of routes gives each its tag. */
export type Destination =
  | { readonly route: 'history' | 'partners' }
  | { readonly route: 'lookup'; readonly redirectPath?: string }
  | { readonly route: 'guestDetail' | 'returnWizard'; readonly orderNumber: string }
  | { readonly route: 'returnDetail'; readonly orderNumber: string }
  | {
      readonly route: ReturnPageRoute;
      /** From `return-paths.ts`, by `toReturnPage`. */
      readonly path: string;
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

/**
 * The paths of the screens that a first screen may lead to. Those that follow a return stand in `return-paths.ts`, and those that no link
 * leads to in the area's table of routes, which takes all others from here.
 */
export const PATHS = {
  history: '/',
  partners: '/partners/',
  lookup: '/details/',
  guestDetail: '/details/:orderNumber/',
  salesDetail: '/sales/:orderNumber/',
  returnDetail: '/returns/:orderNumber/',
  returnWizard: '/sales/:orderNumber/return/',
} as const satisfies Readonly<Record<Exclude<DestinationRoute, ReturnPageRoute>, string>>;

/** The path of a place below the prefix `/{country}/{locale}/orders`, with its query. */
export function toPath(place: Destination): string {
  const path = 'path' in place ? place.path : PATHS[place.route];
  const query = 'asks' in place ? `?${place.asks}=true` : '';
  if ('orderNumber' in place) return path.replace(':orderNumber', () => encodePart(place.orderNumber)) + query;
  return 'redirectPath' in place ? `${path}?redirectPath=${encodePart(place.redirectPath ?? '')}` : path;
}
