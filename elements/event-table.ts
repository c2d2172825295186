import type { OrdersEventDetails, OrdersEventName } from '../src/app/context/events.js';

/** Documentation of an event, for docs, manifest and typings. Shipped code does not read it. */
export interface EventRow<Name extends OrdersEventName = OrdersEventName> {
  readonly meaning: string;
  /** For a cancelable event: what happens unless the page prevents it. */
  readonly otherwise?: string;
  /** The meaning of each field of the detail. */
  readonly detail: { readonly [Field in keyof Required<OrdersEventDetails[Name]>]: string };
}

export const EVENT_TABLE: { readonly [Name in OrdersEventName]: EventRow<Name> } = {
  'orders-ready': { meaning: 'The first screen can be used.', detail: {} },
  'orders-navigate': {
    meaning: 'The shopper goes to another screen. Sent before the history changes.',
    otherwise:
      "The area shows the screen; a tag that stands alone calls the adapter's `navigate`, or leaves for the address.",
    detail: { to: 'Address of the screen.', route: 'Name of the route.' },
  },
  'orders-sign-in': {
    meaning: 'Sign-in was asked for.',
    otherwise: "The adapter's `signIn` is called; without one the sign-in page is opened.",
    detail: {},
  },
  'orders-order-found': {
    meaning: "A guest's order was found and is shown.",
    detail: { orderNumber: 'Number of the order, as the service writes it.' },
  },
  'orders-order-cancelled': {
    meaning: 'The service cancelled an order that the shopper asked to cancel.',
    detail: { orderNumber: 'Number of the order.' },
  },
  'orders-return-submitted': {
    meaning: 'The service made a return of lines of an order.',
    detail: {
      orderNumber: 'Number of the order.',
      returnNumber: 'Number of the return.',
      operation: 'What becomes of the lines: `return`, or `exchange` where anything of it is exchanged.',
    },
  },
  'orders-checked-in': {
    meaning: 'A store knows that a shopper waits outside.',
    detail: { orderNumber: 'Number of the order that is picked up.' },
  },
  'orders-cart-add': {
    meaning: 'The shopper buys something again. Sent before anything is put into the cart.',
    otherwise: "The adapter's `cart.add` is called; without one the order service is asked.",
    detail: { skuId: 'What a cart knows the article by.', quantity: 'How many: always 1.' },
  },
  'orders-track': {
    meaning: "Something to count, as the adapter's `track` hears it.",
    detail: {
      name: '`cancel-unavailable`: the shopper was told that an order cannot be cancelled any more. `e-fapiao-download`: an e-fapiao was fetched. `return-label-open`, `return-label-print`, `return-label-download`: so it was with the label of a return, or its code. `return-method`: the way back of a return was chosen.',
      properties:
        'What it is: `{ type: "page" }`, or `{ type: "choice", value }` with what was chosen, such as `returnToStore`.',
    },
  },
  'orders-session-end': {
    meaning: 'The session was ended, and what it held is gone.',
    detail: {
      reason:
        '`requested` by the page, `user-changed` where the adapter names another user or none; with `kiosk` also `idle` and `left`.',
    },
  },
  'orders-error': {
    meaning: 'Something failed. What the shopper can do about it is on the screen already.',
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
