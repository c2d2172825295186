const mapItems = (order, change) => ({
  ...order,
  group: order.group.map((part) => ({ ...part, orderItems: part.orderItems.map(change) })),
});
const MINUTE_MS = 60 * 1000;

/**
 * What the gallery shows and neither an order nor a fault of the sandbox gives, by the name of the state: the answers to change, by a
 * part of their address, and how; what the page kept when it was here before; and what its adapter has besides.
 * `isLate`: it becomes so with the second visit.
 */
const SPECIAL = {
  // Nobody ever says who is shopping.
  'area-late': { adapter: { ready: new Promise(() => undefined) } },
  'payment-blocked': {
    path: '/payment/deferred_payment_jobs/',
    change: (job) => ({
      ...job,
      status: 'COMPLETED',
      response: { form: { action: 'https://tx.ideal.nl/pay', method: 'GET', fields: [] } },
    }),
  },
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
  'wizard-stores-gone': {
    path: '/store/store_locations/v1?',
    change: ({ objects }) => ({ objects: objects.filter(({ storeId }) => storeId !== '101') }),
    isLate: true,
  },
  'exchange-gone': {
    path: '/exchange_options/v1',
    change: ({ objects }) => ({ objects: objects.slice(1) }),
    isLate: true,
  },
  'exchange-nothing': {
    path: '/exchange_options/v1',
    change: ({ objects }) => ({ objects: objects.slice(2, 4) }),
  },
  'instructions-code-waits': {
    path: '/history/v1/RT10000010?',
    change: (order) => ({
      ...order,
      transaction: { ...order.transaction, orderDate: new Date(Date.now() - MINUTE_MS).toISOString() },
    }),
    labelPath: '/order_mgmt/user_return_labels/v1/',
  },
  'curbside-late': {
    path: '/store/pickup_interactions/v1/',
    change: () => ({ id: 'arrival-1', status: 'CLAIMED' }),
    keep: () => ({
      curbside: [{ orderNumber: 'US10000006', id: 'arrival-1', stage: 'claimed', at: Date.now() - 11 * MINUTE_MS }],
    }),
  },
};

/** Has a state's own answers come; gives what was kept ahead of it, as the tag would have written it, and what its adapter has. */
export function prepareState(name, isAgain) {
  const { path, change, labelPath, keep, adapter, isLate = false } = SPECIAL[name] ?? {};
  if (change !== undefined && (isAgain || !isLate)) changeAnswers(path, change);
  if (labelPath !== undefined) changeAnswers(labelPath, toPicture);
  return { kept: keep && JSON.stringify(keep()), adapter };
}

/** A label that is a picture, as carriers send it who scan it from a screen. */
function toPicture(label) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
  return { ...label, labelFormat: 'PNG', returnLabel: canvas.toDataURL('image/png').split(',')[1] };
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

/** The state in which no form gets out: its frame may send none. */
export function limitFrame(frame, state) {
  if (state === 'payment-blocked') frame.sandbox = 'allow-scripts allow-same-origin';
  else frame.removeAttribute('sandbox');
}
