import type { ExchangeDraft } from './check-exchange.js';
import { checkReturn } from './check-return.js';
import type { Reply } from './judge-answer.js';
import type { OrderFacts } from './order-facts.js';
import { ADDRESS, NEEDED_OPTIONS, planNamedWrites } from './named-writes.js';
import { planWrites, type PlannedWrite } from './plan-writes.js';
import { pollJob } from './poll-job.js';
import type { Session } from './session.js';

const NO_WRITES = 'needs --writes';

const WRITES = [
  'request-cancel',
  'request-return',
  'request-deferred-payment',
  'request-cart-item',
  'request-label-dispatch',
  'request-return-method',
  'request-return-cancellation',
  'request-bank-refund',
  'request-curbside-arrival',
  'request-exchange-order',
  'request-address-update',
] as const;

/** What the requests of the writes are created from. */
interface WriteScene {
  readonly facts: OrderFacts | undefined;
  readonly exchange: ExchangeDraft | undefined;
}

/** Checks the calls that change something, after listing those that will be carried out. */
export async function checkWrites(
  session: Session,
  { facts, exchange }: WriteScene,
  list: (text: string) => void,
): Promise<void> {
  const { writes } = session.options;
  for (const [name, note] of Object.entries(NEEDED_OPTIONS)) session.note(name, note);
  for (const name of WRITES) session.note(name, writes ? 'needs an order' : NO_WRITES);
  if (!writes || !facts) return;
  const named = planNamedWrites(session, facts);
  const others = planWrites(facts, session.options).filter(({ name }) => !named.some((one) => one.name === name));
  list(describeWrites([...others, ...named], facts.orderNumber));
  for (const write of others) await checkWrite(session, write, exchange);
  await checkAddressUpdate(session);
  for (const { follow, ...write } of named) {
    session.requireCall(write.name);
    const reply = await checkWrite(session, write);
    if (reply) await follow?.(session, reply);
  }
  if (!others.some(({ name }) => name === 'request-exchange-order')) {
    session.note('request-exchange-order', 'needs --token and an order with a line that may be exchanged');
  }
}

function describeWrites(writes: readonly PlannedWrite[], orderNumber: string): string {
  const effects = writes.flatMap(({ name, effect }) => (effect === undefined ? [] : [`  ${name.padEnd(27)}${effect}`]));
  const others = writes.flatMap(({ name, effect }) => (effect === undefined ? [`  ${name}`] : []));
  return [
    `To be carried out on order ${orderNumber}:`,
    ...(effects.length > 0 ? effects : ['  nothing: the order allows none of it']),
    'To be sent only for a number that does not exist, to be refused:',
    ...others,
    '',
  ].join('\n');
}

/** Sends the request that must be refused, then the one to carry out; returns the answer to the latter. */
async function checkWrite(
  session: Session,
  { name, refused, accepted, lacks }: PlannedWrite,
  exchange?: ExchangeDraft,
): Promise<Reply | undefined> {
  session.note(name, accepted ? '' : `only refused: ${lacks ?? ''}`);
  if (refused) await session.attempt(name, refused);
  const reply = accepted && (await session.attempt(name, accepted));
  if (!reply) return undefined;
  if (name === 'request-cancel') await pollJob(session, 'get-cancel-job', { reply, path: {} });
  if (name === 'request-return') await checkReturn(session, reply, exchange);
  if (name === 'request-deferred-payment') {
    await pollJob(session, 'get-deferred-payment-job', { reply, path: { version: 'v1' } });
  }
  return reply;
}

/** Checks the call with an address that does not exist only, so that no address is changed. */
async function checkAddressUpdate(session: Session): Promise<void> {
  const [name, { token, userId, country }] = ['request-address-update', session.options] as const;
  if (token === undefined || userId === undefined) {
    session.note(name, 'needs --token and --user');
    return;
  }
  session.note(name, 'only refused: --new-address adds an address');
  await session.attempt(name, {
    request: 'an unknown address',
    path: { upmId: userId, addressId: 'orders-area-check' },
    body: { ...ADDRESS, country: country.toUpperCase() },
    expects: [404],
  });
}
