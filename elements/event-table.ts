import type { OrdersEventDetails, OrdersEventName } from '../src/app/context/events.js';

/** What an event tells the page, for docs, manifest and typings. Nothing that ships reads it. */
export interface EventRow<Name extends OrdersEventName = OrdersEventName> {
  readonly meaning: string;
  /** Of an event that the page may take over: what happens when it does not. */
  readonly otherwise?: string;
  /** What each member of the detail says. */
  readonly detail: { readonly [Field in keyof Required<OrdersEventDetails[Name]>]: string };
}

export const EVENT_TABLE: { readonly [Name in OrdersEventName]: EventRow<Name> } = {
  'orders-ready': { meaning: 'The first screen is ready for use.', detail: {} },
  'orders-navigate': {
    meaning: 'The shopper navigates to another screen. Sent before the history changes.',
    otherwise:
      "The area shows the screen; a tag that stands alone calls the adapter's `navigate`, or leaves for the address.",
    detail: { to: 'Address of the screen.', route: 'Name of the route.' },
  },
  'orders-sign-in': {
    meaning: 'The shopper wants to sign in.',
    otherwise: "The adapter's `signIn` is called; without one the sign-in page is opened.",
    detail: {},
  },
  'orders-order-found': {
    meaning: "The lookup found the guest's order and shows it.",
    detail: { orderNumber: 'Number of the order, as the service writes it.' },
  },
  'orders-order-cancelled': {
    meaning: "The service cancelled an order at the shopper's request.",
    detail: { orderNumber: 'Number of the order.' },
  },
  'orders-return-submitted': {
    meaning: 'The service created a return for lines of an order.',
    detail: {
      orderNumber: 'Number of the order.',
      returnNumber: 'Number of the return.',
      operation: 'What becomes of the lines: `return`, or `exchange` where anything of it is exchanged.',
    },
  },
  'orders-checked-in': {
    meaning: 'The store was told that a shopper is waiting outside.',
    detail: { orderNumber: 'Number of the order to pick up.' },
  },
  'orders-cart-add': {
    meaning: 'The shopper buys an item again. Sent before the item is added to the cart.',
    otherwise: "The adapter's `cart.add` is called; without one the order service is asked.",
    detail: { skuId: 'What a cart knows the article by.', quantity: 'How many: always 1.' },
  },
  'orders-track': {
    meaning: 'An analytics event; `adapter.track` receives the same.',
    detail: {
      name: '`cancel-unavailable`: the shopper was told that an order cannot be cancelled any more. `e-fapiao-download`: an e-fapiao was fetched. `return-label-open`, `return-label-print`, `return-label-download`: so it was with the label of a return, or its code. `return-method`: the way back of a return was chosen.',
      properties:
        'What it is: `{ type: "page" }`, or `{ type: "choice", value }` with what was chosen, such as `returnToStore`.',
    },
  },
  'orders-session-end': {
    meaning: 'The session ended, and its data was discarded.',
    detail: {
      reason:
        '`requested` by the page, `user-changed` where the adapter names another user or none; with `kiosk` also `idle` and `left`.',
    },
  },
  'orders-error': {
    meaning: 'Something failed. The screen already tells the shopper what to do.',
    detail: {
      code: 'A public error code.',
      severity: '`error`, or `warning` where the screen goes on with less.',
      tag: 'Name of the tag.',
      call: 'The call that failed, where one did.',
      status: 'The HTTP status, where an answer came. A read that was redirected counts as signed out and says 401.',
      retryable: '`true` where trying again may help.',
    },
  },
};
