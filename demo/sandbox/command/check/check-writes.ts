import type { Attempt } from './create-request.js';
import type { Reply } from './judge-answer.js';
import type { OrderFacts } from './order-facts.js';
import { NEVER_SENT, planWrites, type PlannedWrite } from './plan-writes.js';
import { getField, getText } from './read-wire.js';
import type { Session } from './session.js';

const NO_WRITES = 'needs --writes';
/** Like the client: as many polls, and as long between them. */
const MAX_POLLS = 20;
const [USUAL_ETA_MS, MIN_ETA_MS, MAX_ETA_MS] = [500, 100, 10_000] as const;

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

/** Checks the calls that change something, after listing those that will be carried out. */
export async function checkWrites(
  session: Session,
  facts: OrderFacts | undefined,
  list: (text: string) => void,
): Promise<void> {
  for (const [name, note] of Object.entries(NEVER_SENT)) session.note(name, note);
  for (const name of WRITES) session.note(name, session.options.writes ? 'needs an order' : NO_WRITES);
  if (!session.options.writes || !facts) return;
  const writes = planWrites(facts, session.options);
  list(describeWrites(writes, facts.orderNumber));
  for (const write of writes) await checkWrite(session, write);
  await checkAddressUpdate(session);
  if (!writes.some(({ name }) => name === 'request-exchange-order')) {
    session.note('request-exchange-order', 'needs --token and an order with a line that may be exchanged');
  }
}

function describeWrites(writes: readonly PlannedWrite[], orderNumber: string): string {
  const effects = writes.flatMap(({ name, effect }) => (effect === undefined ? [] : [`  ${name.padEnd(26)}${effect}`]));
  const others = writes.flatMap(({ name, effect }) => (effect === undefined ? [`  ${name}`] : []));
  return [
    `To be carried out on order ${orderNumber}:`,
    ...(effects.length > 0 ? effects : ['  nothing: the order allows none of it']),
    'To be sent only for a number that does not exist, to be refused:',
    ...others,
    '',
  ].join('\n');
}

async function checkWrite(session: Session, { name, refused, accepted }: PlannedWrite): Promise<void> {
  session.note(name, accepted ? '' : 'only refused');
  await session.attempt(name, refused);
  if (!accepted) return;
  const reply = await session.attempt(name, accepted);
  if (!reply) return;
  if (name === 'request-cancel') await pollJob(session, 'get-cancel-job', { reply, path: {} });
  if (name === 'request-return') await checkReturn(session, reply);
  if (name === 'request-deferred-payment') {
    await pollJob(session, 'get-deferred-payment-job', { reply, path: { version: 'v1' } });
  }
}

/** The answer to a return names it at once, before its job is completed. */
async function checkReturn(session: Session, reply: Reply): Promise<void> {
  const returnNumber = getText(reply.json, 'response', 'returnOrderNumber');
  if (returnNumber === undefined) {
    const message = 'is missing: the client takes the first answer without it as lost';
    session.report('request-return', { request: 'a line of the order', path: 'response.returnOrderNumber', message });
  }
  await pollJob(session, 'get-return-job', { reply, path: {} });
  if (returnNumber === undefined) return;
  session.note('get-return-label', '');
  await session.attempt('get-return-label', {
    request: 'the label of the new return',
    path: { returnOrderNum: returnNumber },
    expects: [200, 404],
  });
}

interface OpenJob {
  /** The answer that created the job. */
  readonly reply: Reply;
  /** The parameters of the path besides the job's id. */
  readonly path: Readonly<Record<string, string>>;
}

async function pollJob(session: Session, name: string, { reply, path }: OpenJob): Promise<void> {
  const jobId = getText(reply.json, 'jobId');
  if (jobId === undefined) return;
  session.note(name, '');
  const attempt: Attempt = { request: 'the job', path: { ...path, jobId }, expects: [200] };
  let job: unknown = reply.json;
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    await new Promise((resolve) => setTimeout(resolve, toEta(getField(job, 'eta'))));
    const answer = await session.attempt(name, attempt);
    if (!answer) return;
    job = answer.json;
    if (isOver(job)) break;
  }
  if (!isOver(job)) session.report(name, { request: 'the job', message: `is not completed after ${MAX_POLLS} polls` });
  else if (getField(job, 'status') === 'COMPLETED' && name !== 'get-return-job' && !getField(job, 'response')) {
    session.report(name, { request: 'the job', path: 'response', message: 'is missing: the job is completed' });
  }
}

function isOver(job: unknown): boolean {
  const errors = Object.values(Object(getField(job, 'error')) as object);
  return getField(job, 'status') === 'COMPLETED' || errors.some(Boolean);
}

function toEta(eta: unknown): number {
  return typeof eta === 'number' ? Math.min(Math.max(eta, MIN_ETA_MS), MAX_ETA_MS) : USUAL_ETA_MS;
}

/** Only for an address that does not exist. */
async function checkAddressUpdate(session: Session): Promise<void> {
  const [name, { token, userId, country }] = ['request-address-update', session.options] as const;
  if (token === undefined || userId === undefined) {
    session.note(name, 'needs --token and --user');
    return;
  }
  const address = { code: '00000', country: country.toUpperCase(), line1: '1 Test Street', locality: 'Testville' };
  session.note(name, 'only refused');
  await session.attempt(name, {
    request: 'an unknown address',
    path: { upmId: userId, addressId: 'orders-area-check' },
    body: { ...address, name: { familyName: 'Test', givenName: 'Test' }, preferred: false },
    expects: [404],
  });
}
