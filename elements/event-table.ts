import type { OrdersEventDetails, OrdersEventName } from '../src/app/context/element-context.js';

/** Documentation of an event, for docs, manifest and typings. Shipped code does not read it. */
export interface EventRow<Name extends OrdersEventName = OrdersEventName> {
  readonly meaning: string;
  /** For a cancelable event: what happens unless the page prevents it. */
  readonly otherwise?: string;
  /** The meaning of each field of the detail. */
  readonly detail: { readonly [Field in keyof Required<OrdersEventDetails[Name]>]: string };
}

export const EVENT_TABLE: { readonly [Name in OrdersEventName]: EventRow<Name> } = {
  'orders-ready': { meaning: 'The first screen is ready for use.', detail: {} },
  'orders-navigate': {
    meaning: 'The shopper navigates to another screen. Sent before the history changes.',
    otherwise: 'The area shows the screen. A standalone tag calls `adapter.navigate`, or opens the address without it.',
    detail: { to: 'Address of the screen.', route: 'Name of the route.' },
  },
  'orders-sign-in': {
    meaning: 'The shopper wants to sign in.',
    otherwise: 'The tag calls `adapter.signIn`, or opens the sign-in page without it.',
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
  'orders-items-cancelled': {
    meaning: "The service cancelled some items of an order at the shopper's request.",
    detail: {
      orderNumber: 'Number of the order.',
      lines: 'The cancelled pieces: the `orderLineKey` and `quantity` of each line.',
    },
  },
  'orders-return-submitted': {
    meaning: 'The service created a return for lines of an order.',
    detail: {
      orderNumber: 'Number of the order.',
      returnNumber: 'Number of the return.',
      operation: 'The operation: `return`, or `exchange` if at least one item is exchanged.',
    },
  },
  'orders-return-method-changed': {
    meaning: 'The shopper switched to another method on the instructions of a return.',
    detail: {
      returnOrderNumber: 'Number of the return.',
      method: 'The method, followed by a pipe and the code of its carrier if it has one: `upsDropoff|UPSN`.',
    },
  },
  'orders-return-cancelled': {
    meaning: "The service cancelled a return at the shopper's request.",
    detail: { returnOrderNumber: 'Number of the return.' },
  },
  'orders-checked-in': {
    meaning: 'The service told the store that a shopper is waiting outside.',
    detail: { orderNumber: 'Number of the order to pick up.' },
  },
  'orders-withdrawal-sent': {
    meaning: "The service received the shopper's statement to withdraw from a contract.",
    detail: {
      orderNumber: 'Number of the order, as the shopper wrote it.',
      withdrawalId: 'Reference that the service gave the statement.',
    },
  },
  'orders-cart-add': {
    meaning: 'The shopper buys an item again. Sent before the item is added to the cart.',
    otherwise: 'The tag calls `adapter.cart.add`, or the order service without it.',
    detail: { skuId: 'Id of the article in a cart.', quantity: 'How many: always 1.' },
  },
  'orders-track': {
    meaning: 'An analytics event; `adapter.track` receives the same.',
    detail: {
      name: '`cancel-unavailable`: the tag told the shopper that an order can no longer be cancelled. `e-fapiao-download`: the shopper downloaded an e-fapiao. `return-label-open`, `return-label-print`, `return-label-download`: the shopper opened, printed or downloaded the label of a return or its code. `return-method`: the shopper chose a return method.',
      properties:
        'The type of the event: `{ type: "page" }`, or `{ type: "choice", value }` with what the shopper chose, such as `returnToStore`.',
    },
  },
  'orders-session-end': {
    meaning: 'The session ended, and its data was discarded.',
    detail: {
      reason:
        '`requested`: the page called `endSession()`. `user-changed`: the adapter names another user, or none. With `kiosk` also `idle` (no touch for 110 s) and `left` (the shopper left the page).',
    },
  },
  'orders-error': {
    meaning: 'Something failed. The screen already tells the shopper what to do.',
    detail: {
      code: 'A public error code.',
      severity: '`error`, or `warning` if the screen continues with less.',
      tag: 'Name of the tag.',
      call: 'The failed call, if any.',
      status: 'The HTTP status, if there was a response. A redirected read counts as signed out and has 401.',
      retryable: '`true` if a retry may help.',
      docs: 'Where the documents of the package explain the code, such as `docs/errors.md#offline`.',
      paths:
        'The fields of the response that could not be read, such as `group[0].orderItems[2].product.title`, under their names in docs/openapi.json. At most 20, and never with a value.',
      traceId:
        'The trace id of the response, if the page may read it: from `traceparent`, or else `x-request-id`, if that has at most 128 characters of an id.',
      message: "The specification's text for developers, if it has one for this failure. Shoppers never see it.",
    },
  },
};
