import { checkPages } from './check-history.js';
import { ADDRESS } from './named-writes.js';
import type { Attempt } from './create-request.js';
import type { OrderFacts } from './order-facts.js';
import { getText } from './read-wire.js';
import type { Session } from './session.js';

/** A file may take a moment. */
const FILE_MS = 500;
/** An id that no service has issued; the ids of jobs and arrivals are opaque. */
const NO_ID = 'orders-area-check';
/**
 * Calls that are checked with an unknown id, each with the reason; their successful answers are checked after the write that creates an id.
 */
const JOBS: readonly (readonly [name: string, path: Readonly<Record<string, string>>, lacks: string])[] = [
  ['get-cancel-job', { jobId: NO_ID }, 'no job was created'],
  ['get-return-job', { jobId: NO_ID }, 'no job was created'],
  ['get-return-cancellation-job', { jobId: NO_ID }, 'no job was created'],
  ['get-deferred-payment-job', { version: 'v1', jobId: NO_ID }, 'no job was created'],
  ['get-curbside-interaction', { id: NO_ID }, '--curbside creates one'],
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
  await checkGiftCard(session, facts?.currency);
  const hasProof = session.options.contact !== undefined || session.options.token !== undefined;
  for (const [name, path, lacks] of JOBS) {
    if (!hasProof) {
      session.note(name, 'needs --order or --token');
      continue;
    }
    await session.attempt(name, { request: 'an unknown id', path, expects: [404] });
    session.note(name, `only refused: ${lacks}`);
  }
  await checkOrderReads(session, facts);
}

async function checkGiftCard(session: Session, currency = 'USD'): Promise<void> {
  const name = 'get-gift-card-balance';
  const { giftCard } = session.options;
  const unknown = { accountNumber: '0'.repeat(19), currency, pin: '000000' };
  if (giftCard) session.requireCall(name);
  await session.attempt(name, { request: 'an unknown card', body: unknown, expects: [404] });
  if (!giftCard) return session.note(name, 'only refused: --gift-card names a card');
  const request = 'the card';
  const found = await session.attempt(name, { request, body: { ...giftCard, currency }, expects: [200] });
  const sent = getText(found?.json, 'currency');
  if (sent === undefined || /^[A-Z]{3}$/.test(sent)) return;
  session.report(name, { request, path: 'currency', message: 'is not the code of a currency' });
}

async function checkOrderReads(session: Session, facts: OrderFacts | undefined): Promise<void> {
  const { country } = session.options;
  const tryWith = async <Fact>(
    name: string,
    { fact, needs }: { readonly fact: Fact | undefined; readonly needs: string },
    toAttempt: (fact: Fact) => Attempt,
  ): Promise<void> => {
    if (fact === undefined) return session.note(name, needs);
    const attempt = toAttempt(fact);
    const reply = await session.attempt(name, attempt);
    if (reply?.status !== 404) return;
    await new Promise((resolve) => setTimeout(resolve, FILE_MS));
    const { status } = (await session.attempt(name, attempt)) ?? {};
    if (status === 404) session.note(name, 'only refused: the file is not there yet');
  };

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
}
