const mapItems = (order, change) => ({
  ...order,
  group: order.group.map((part) => ({ ...part, orderItems: part.orderItems.map(change) })),
});
const ELEVEN_MINUTES_MS = 11 * 60 * 1000;

/**
 * What the gallery shows and neither an order nor a fault of the sandbox gives, by the name of the state: the answers to change, by a
 * part of their address, and how; and what the page kept when it was here before.
 */
const SPECIAL = {
  'detail-return-denied': {
    path: '/history/v1/RT10000010?',
    change: (order) => mapItems(order, (item) => ({ ...item, lineItemStatus: { status: 'return denied' } })),
  },
  'detail-return-store': {
    path: '/history/v1/RT10000010?',
    change: (order) => ({ ...order, returnToStore: true, returnMethod: null, payment: [{ paymentType: 'paypal' }] }),
  },
  'mini-cart-failed': {
    path: '/history/v1/',
    // The page of the product is nowhere that a shopper could be sent to.
    change: (order) =>
      JSON.parse(JSON.stringify(order).replaceAll('"buyItAgain":{"webLink":"https', '"buyItAgain":{"webLink":"ftp')),
  },
  'wizard-methods-gone': {
    path: '/history/v1/US10000001?',
    change: (order) => ({ ...order, transaction: { ...order.transaction, orderDate: '2020-01-01T10:00:00Z' } }),
  },
  'wizard-stores-abroad': {
    path: '/store/store_locations/v1?',
    change: ({ objects }) => ({
      objects: objects.map((store) => ({ ...store, address: { ...store.address, iso2Country: 'CA' } })),
    }),
  },
  'exchange-nothing': {
    path: '/exchange_options/v1',
    change: ({ objects }) => ({ objects: objects.slice(2, 4) }),
  },
  'curbside-late': {
    path: '/store/pickup_interactions/v1/',
    change: () => ({ id: 'arrival-1', status: 'CLAIMED' }),
    keep: () => ({
      curbside: [{ orderNumber: 'US10000006', id: 'arrival-1', stage: 'claimed', at: Date.now() - ELEVEN_MINUTES_MS }],
    }),
  },
};

/** Has a state's own answers come; gives what was kept ahead of it, as the tag would have written it. */
export function prepareState(name) {
  const { path, change, keep } = SPECIAL[name] ?? {};
  if (change !== undefined) changeAnswers(path, change);
  return keep === undefined ? undefined : JSON.stringify(keep());
}

function changeAnswers(path, change) {
  const ask = window.fetch.bind(window);
  window.fetch = async (request, options) => {
    const answer = await ask(request, options);
    if (!answer.url.includes(path)) return answer;
    const json = answer.ok ? await answer.json() : {};
    return new Response(JSON.stringify(change(json)), { headers: answer.headers });
  };
}
