import { checkPages } from './check-history.js';
import type { Attempt } from './create-request.js';
import type { OrderFacts } from './order-facts.js';
import { getList, getText } from './read-wire.js';
import type { Session } from './session.js';

/** An id that no service has issued; the ids of jobs and arrivals are opaque. */
const NO_ID = 'orders-area-check';
/** An address that does not exist. */
const ADDRESS = {
  code: '00000',
  country: 'US',
  line1: '1 Test Street',
  locality: 'Testville',
  name: { familyName: 'Test', givenName: 'Test' },
  preferred: false,
} as const;

/** Calls about an id that does not exist; their successful answers are checked with the writes that create such an id. */
const JOBS: readonly (readonly [name: string, path: Readonly<Record<string, string>>])[] = [
  ['get-cancel-job', { jobId: NO_ID }],
  ['get-return-job', { jobId: NO_ID }],
  ['get-return-cancellation-job', { jobId: NO_ID }],
  ['get-deferred-payment-job', { version: 'v1', jobId: NO_ID }],
  ['get-curbside-interaction', { id: NO_ID }],
];

/** Checks the calls that change nothing and are not about one order, and those about the parts of an order. */
export async function checkOtherReads(session: Session, facts: OrderFacts | undefined): Promise<void> {
  const { country } = session.options;
  await checkPages(session, {
    name: 'list-stores',
    path: '/store/store_locations/v1',
    field: 'objects',
    filters: { country },
  });
  await session.attempt('list-carrier-services', {
    request: 'the services of the country',
    filters: {
      serviceCountryCode: country.toUpperCase(),
      providerTypeCode: 'CARRIER',
      productServiceTypeCode: 'DROPOFF_RETURN,PAPERLESS_RETURN,PICKUP_RETURN',
    },
    expects: [200],
  });
  await session.attempt('request-address-check', {
    request: 'an address',
    body: { address: { ...ADDRESS, country: country.toUpperCase() } },
    expects: [200],
  });
  await session.attempt('get-gift-card-balance', {
    request: 'an unknown card',
    body: { accountNumber: '0'.repeat(19), currency: 'USD', pin: '000000' },
    expects: [404],
  });
  session.note('get-gift-card-balance', 'only refused: the check knows no card');
  const hasProof = session.options.contact !== undefined || session.options.token !== undefined;
  for (const [name, path] of JOBS) {
    if (!hasProof) {
      session.note(name, 'needs --order or --token');
      continue;
    }
    await session.attempt(name, { request: 'an unknown id', path, expects: [404] });
    session.note(name, 'only refused');
  }
  await checkOrderReads(session, facts);
}

async function checkOrderReads(session: Session, facts: OrderFacts | undefined): Promise<void> {
  const { country, token } = session.options;
  const tryWith = async <Fact>(
    name: string,
    { fact, needs }: { readonly fact: Fact | undefined; readonly needs: string },
    toAttempt: (fact: Fact) => Attempt,
  ) => (fact === undefined ? session.note(name, needs) : session.attempt(name, toAttempt(fact)));

  const product = { fact: facts?.productId, needs: 'needs an order' };
  await tryWith('list-similar-products', product, (productId) => ({
    request: 'a product of the order',
    filters: { productId, country, language: 'en' },
    query: { count: '12' },
    expects: [200],
  }));
  const label = { fact: facts?.returnNumber, needs: 'needs an order with a return' };
  await tryWith('get-return-label', label, (returnOrderNum) => ({
    request: 'the label of a return',
    path: { returnOrderNum },
    expects: [200, 404],
  }));
  const eFapiao = { fact: country === 'cn' ? facts?.orderNumber : undefined, needs: 'needs an order and --country cn' };
  await tryWith('get-e-fapiao', eFapiao, (orderNumber) => ({
    request: 'the e-fapiao of the order',
    path: { orderNumber },
    expects: [200, 404],
  }));
  const document = { fact: facts?.documentId, needs: 'needs an order with documents' };
  await tryWith('get-document', document, (documentId) => ({
    request: 'a document of the order',
    path: { orderNumber: facts?.orderNumber ?? '', documentId },
    expects: [200, 404],
  }));
  if (token !== undefined) await checkExchange(session, facts);
}

/** What a line may be exchanged for, and what that would cost. */
async function checkExchange(session: Session, facts: OrderFacts | undefined): Promise<void> {
  const [options, preview] = ['list-exchange-options', 'request-exchange-preview'] as const;
  if (!facts || facts.exchangeGtin === undefined) {
    for (const name of [options, preview]) session.note(name, 'needs an order with a line that may be exchanged');
    return;
  }
  const { country } = session.options;
  const locale = `en-${country.toUpperCase()}`;
  const { orderNumber, exchangeGtin: gtin } = facts;
  const choices = await session.attempt(options, {
    request: 'a line of the order',
    body: { country, langRegion: locale, orderNumber, gtin, quantity: 1 },
    expects: [200],
  });
  const sizes = getList(choices?.json, 'objects').flatMap((colour) => getList(colour, 'sizeSpecifications'));
  const skuId = sizes.map((size) => getText(size, 'skuId')).find((text) => text !== undefined);
  if (skuId === undefined || facts.exchange === undefined) {
    session.note(preview, 'needs a size to exchange for');
    return;
  }
  const { orderLineKey, address, recipient, currency, price } = facts.exchange;
  await session.attempt(preview, {
    request: 'an exchange of the line',
    body: {
      parentSalesOrderNumber: orderNumber,
      ...(facts.email !== undefined && { email: facts.email }),
      ...{ country, currency, locale, channel: 'WEB', address, recipient },
      clientInfo: { deviceId: 'unknown', appId: 'orders-area', userAgent: 'unknown', ipAddress: '0.0.0.0' },
      items: [{ id: `${orderLineKey}:1`, skuId, quantity: 1, priceAdjustments: [] }],
      totals: { subTotal: price, shippingTotal: 0, totalTaxes: 0, orderTotal: price },
    },
    expects: [200],
  });
}
