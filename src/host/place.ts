/** Where a screen can be, as the screens name it. The area's table of routes gives each its path and its tag. */
export type Place =
  | { readonly route: 'history' }
  | { readonly route: 'lookup'; readonly redirectPath?: string }
  | { readonly route: 'guestDetail' | 'returnDetail' | 'returnWizard'; readonly orderNumber: string }
  | { readonly route: 'salesDetail'; readonly orderNumber: string; readonly asks?: OrderQuestion };

/** What an order's screen opens with: a box that asks whether to cancel it, or one that says where it can be returned. */
export type OrderQuestion = 'cancel' | 'return';

export type PlaceRoute = Place['route'];

/** The path of a place below the prefix `/{country}/{locale}/orders`, with its query. */
export function toPath(place: Place): string {
  switch (place.route) {
    case 'history':
      return '/';
    case 'lookup':
      return place.redirectPath === undefined
        ? '/details/'
        : `/details/?redirectPath=${encodeURIComponent(place.redirectPath)}`;
    case 'guestDetail':
      return `/details/${encodeURIComponent(place.orderNumber)}/`;
    case 'salesDetail':
      return `/sales/${encodeURIComponent(place.orderNumber)}/${place.asks ? `?${place.asks}=true` : ''}`;
    case 'returnWizard':
      return `/sales/${encodeURIComponent(place.orderNumber)}/return/`;
    case 'returnDetail':
      return `/returns/${encodeURIComponent(place.orderNumber)}/`;
  }
}
