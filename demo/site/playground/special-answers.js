const mapItems = (order, change) => ({
  ...order,
  group: order.group.map((part) => ({ ...part, orderItems: part.orderItems.map(change) })),
});
const MINUTE_MS = 60 * 1000;

/**
 * States of the gallery that neither an order nor a fault of the sandbox produces, by name: the answers to change, by a
 * part of their address; storage from an earlier visit; and additions to the adapter. With `isDeferred`, the answers
 * change only from the second visit on.
 */
const SPECIAL = {
  // The adapter never becomes ready, so the identity stays unknown.
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
    // The product's page has an address that is not a safe URL.
    change: (order) =>
      JSON.parse(JSON.stringify(order).replaceAll(/"buyItAgain":\{"webLink":"https?/g, '"buyItAgain":{"webLink":"ftp')),
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
    isDeferred: true,
  },
  'exchange-gone': {
    path: '/exchange_options/v1',
    change: ({ objects }) => ({ objects: objects.slice(1) }),
    isDeferred: true,
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

/**
 * Installs a state's special answers; returns its storage, in the tag's own format, and its additions to the adapter.
 */
export function prepareState(name, isAgain) {
  const { path, change, labelPath, keep, adapter, isDeferred = false } = SPECIAL[name] ?? {};
  if (change !== undefined && (isAgain || !isDeferred)) changeAnswers(path, change);
  if (labelPath !== undefined) changeAnswers(labelPath, toPicture);
  return { stored: keep && JSON.stringify(keep()), adapter };
}

/** Replaces a label by a picture, as carriers that scan it from a screen send it. */
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

/** Sandboxes the frame of the state in which forms are blocked. */
export function limitFrame(frame, state) {
  if (state === 'payment-blocked') frame.sandbox = 'allow-scripts allow-same-origin';
  else frame.removeAttribute('sandbox');
}
