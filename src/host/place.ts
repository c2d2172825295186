/** Where a screen can be, as the screens name it. The area's table of routes gives each its path and its tag. */
export type Place =
  | { readonly route: 'history' | 'partners' }
  | { readonly route: 'lookup'; readonly redirectPath?: string }
  | { readonly route: 'guestDetail' | 'returnWizard'; readonly orderNumber: string }
  | { readonly route: 'returnDetail'; readonly orderNumber: string; readonly asks?: ReturnArrival }
  | { readonly route: 'salesDetail'; readonly orderNumber: string; readonly asks?: OrderQuestion };

/** What an order's screen opens with: a box that asks whether to cancel it, or one that says where it can be returned. */
export type OrderQuestion = 'cancel' | 'return';

/** How a shopper comes to a return that was just made, in the words of its query: an e-mail about it was sent, or none. */
export type ReturnArrival = 'pageView' | 'pageView=true&emailSent';

export type PlaceRoute = Place['route'];

const FOLDERS: Readonly<Record<PlaceRoute, string>> = {
  history: '/',
  partners: '/partners/',
  lookup: '/details/',
  guestDetail: '/details/',
  salesDetail: '/sales/',
  returnDetail: '/returns/',
  returnWizard: '/sales/',
};

/** The path of a place below the prefix `/{country}/{locale}/orders`, with its query. */
export function toPath(place: Place): string {
  const folder = FOLDERS[place.route];
  const query = 'asks' in place ? `?${place.asks}=true` : place.route === 'returnWizard' ? 'return/' : '';
  if ('orderNumber' in place) return `${folder}${encodeURIComponent(place.orderNumber)}/${query}`;
  return 'redirectPath' in place ? `${folder}?redirectPath=${encodeURIComponent(place.redirectPath ?? '')}` : folder;
}
