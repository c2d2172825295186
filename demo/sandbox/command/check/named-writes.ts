import type { Attempt } from './create-request.js';
import type { Reply } from './judge-answer.js';
import type { OrderFacts } from './order-facts.js';
import type { PlannedWrite } from './plan-writes.js';
import { getField, getText } from './read-wire.js';
import type { Session } from './session.js';
import { toUnknownNumber } from './unknown-number.js';

/** What each call needs that sends messages to people or changes an account. */
export const NEEDED_OPTIONS: Readonly<Record<string, string>> = {
  'request-guest-challenge': 'needs --writes and --guest-code',
  'request-guest-token': 'needs --writes and --guest-code',
  'request-store-return-email': 'needs --writes and --messages, and an order with a return',
  'request-notification': 'needs --writes and --messages, and an order with a return',
  'request-new-address': 'needs --writes, --user and --new-address',
  'request-withdrawal': 'needs --writes and --withdrawal',
};

/** A write that an option names, after which others may follow. */
export interface NamedWrite extends PlannedWrite {
  readonly accepted: Attempt;
  /** Sends the requests that need the answer. */
  readonly follow?: (session: Session, reply: Reply) => Promise<void>;
}

/** An address that does not exist. */
export const ADDRESS = {
  code: '00000',
  country: 'US',
  line1: '1 Test Street',
  locality: 'Testville',
  name: { familyName: 'Test', givenName: 'Test' },
  preferred: false,
} as const;

type Plan = (session: Session, facts: OrderFacts) => NamedWrite | undefined;

/** Returns the writes that the options name, in the order in which they are sent. */
export function planNamedWrites(session: Session, facts: OrderFacts): NamedWrite[] {
  const plans: readonly Plan[] = [
    planChallenge,
    planArrival,
    planBankRefund,
    planStoreEmail,
    planNotification,
    planNewAddress,
    planWithdrawal,
  ];
  return plans.flatMap((plan) => plan(session, facts) ?? []);
}

function planChallenge({ options }: Session, { orderNumber }: OrderFacts): NamedWrite | undefined {
  const { guestCode, contact, country } = options;
  if (guestCode === undefined || !contact) return undefined;
  const proof =
    'email' in contact ? { email: contact.email } : { phoneNumber: contact.phoneNumber.replace(/[^\d+]/g, '') };
  const body = { ...proof, country, language: 'en' };
  const send = (request: string, number: string): Attempt => ({
    request,
    caller: 'visitor',
    body: { ...body, orderNumber: number },
    expects: [202],
  });
  return {
    name: 'request-guest-challenge',
    effect: 'may send a code to the contact of the order',
    // Right and wrong pairs are answered alike.
    refused: send('an unknown number', toUnknownNumber(orderNumber)),
    accepted: send('the order', orderNumber),
    follow: (session, reply) => checkCode(session, guestCode, getText(reply.json, 'challengeId')),
  };
}

async function checkCode(session: Session, code: string, challengeId: string | undefined): Promise<void> {
  if (challengeId === undefined) return;
  const name = 'request-guest-token';
  const wrong = code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
  const usual = { path: { challengeId }, caller: 'visitor' } as const;
  session.note(name, '');
  session.requireCall(name);
  await session.attempt(name, { ...usual, request: 'a wrong code', body: { code: wrong }, expects: [404] });
  await session.attempt(name, { ...usual, request: 'the code', body: { code }, expects: [200] });
}

function planArrival({ options }: Session, { orderNumber }: OrderFacts): NamedWrite | undefined {
  if (!options.curbside) return undefined;
  const { storeId, qrId } = options.curbside;
  const toBody = (number: string) => ({
    storeId,
    orderNumber: number,
    qrId,
    vehicleDescription: 'orders-area check',
  });
  const name = 'request-curbside-arrival';
  return {
    name,
    effect: 'tells the store that somebody waits outside',
    refused: { request: 'an unknown number', body: toBody(toUnknownNumber(orderNumber)), expects: [404] },
    accepted: { request: 'the order', body: toBody(orderNumber), expects: [201, 409] },
    async follow(session, { status, json, headers }) {
      const location = headers.get('location')?.split('/').at(-1);
      const id = status === 201 ? getText(json, 'id') : location && decodeURIComponent(location);
      if (status === 409) session.note(name, 'only refused: there is a check-in already');
      if (!id) return;
      const poll = 'get-curbside-interaction';
      session.note(poll, '');
      await session.attempt(poll, { request: 'the check-in', path: { id }, expects: [200] });
    },
  };
}

function planBankRefund({ options }: Session, facts: OrderFacts): NamedWrite | undefined {
  const { bankRefund, contact } = options;
  const email = contact && 'email' in contact ? contact.email : facts.email;
  if (!bankRefund || email === undefined) return undefined;
  const { returnNumber, iban } = bankRefund;
  const toBody = (orderNumber: string) => ({
    accountDetails: { iban, owner: { firstName: 'Test', lastName: 'Test' } },
    email,
    orderNumber,
  });
  const name = 'request-bank-refund';
  return {
    name,
    effect: 'refunds the named return to the account',
    refused: { request: 'an unknown number', body: toBody(toUnknownNumber(returnNumber)), expects: [404] },
    accepted: { request: 'the return', body: toBody(returnNumber), expects: [200] },
    follow(session, { json }) {
      if (!getField(json, 'data') && !getField(json, 'error')) {
        session.report(name, { request: 'the return', path: 'data', message: 'is missing, and error as well' });
      }
      return Promise.resolve();
    },
  };
}

function planStoreEmail({ options }: Session, facts: OrderFacts): NamedWrite | undefined {
  const { messages, contact, country } = options;
  const to = contact && 'email' in contact ? contact.email : facts.email;
  const { orderNumber, returnNumber } = facts;
  if (!messages || to === undefined || returnNumber === undefined) return undefined;
  return {
    name: 'request-store-return-email',
    effect: 'may send an e-mail about a return to the contact',
    accepted: {
      request: 'the order',
      body: { country, firstName: 'Test', language: 'en', orderNumber, returnNumber, to },
      expects: [200],
    },
  };
}

function planNotification({ options }: Session, facts: OrderFacts): NamedWrite | undefined {
  const { messages, contact, country } = options;
  const phoneNumber = contact && 'phoneNumber' in contact ? contact.phoneNumber : facts.dayPhoneNumber;
  if (!messages || phoneNumber === undefined || facts.returnNumber === undefined) return undefined;
  return {
    name: 'request-notification',
    effect: 'may send a message about a return to the phone',
    accepted: {
      request: 'the order',
      body: {
        eventType: 'STORE_RETURN',
        eventId: crypto.randomUUID(),
        ...{ familyName: 'Test', givenName: 'Test', language: 'en', marketplace: country.toUpperCase() },
        ...{ phoneNumber, salesOrderNumber: facts.orderNumber },
      },
      expects: [202],
    },
  };
}

function planNewAddress({ options }: Session): NamedWrite | undefined {
  const { newAddress, userId, country } = options;
  if (!newAddress || userId === undefined) return undefined;
  const body = { ...ADDRESS, country: country.toUpperCase() };
  return {
    name: 'request-new-address',
    effect: 'adds a made-up address to the address book',
    refused: { request: 'an unknown id', path: { upmId: toUnknownNumber(userId) }, body, expects: [404] },
    accepted: { request: "the member's id", path: { upmId: userId }, body, expects: [201] },
    async follow(session, reply) {
      const addressId = getText(reply.json, 'id');
      const name = 'request-address-update';
      if (addressId === undefined) return session.note(name, 'only refused: the new address has no id');
      session.note(name, '');
      const path = { upmId: userId, addressId };
      await session.attempt(name, {
        request: 'the new address',
        path,
        body: { ...body, line1: '2 Test Street', line2: 'Floor 2' },
        expects: [200],
      });
    },
  };
}

/** Plans a statement about a number that no order has. It is answered like any other, but nothing is withdrawn. */
function planWithdrawal({ options }: Session, { orderNumber }: OrderFacts): NamedWrite | undefined {
  const { withdrawal: email, country } = options;
  if (email === undefined) return undefined;
  const name = 'request-withdrawal';
  return {
    name,
    effect: 'sends a statement about a number that no order has',
    accepted: {
      request: 'an unknown number',
      caller: 'visitor',
      hasKey: true,
      body: {
        ...{ orderNumber: toUnknownNumber(orderNumber), name: 'Test', email, country, language: 'en' },
        statement: 'This is a test of orders-area check.',
      },
      expects: [201, 409],
    },
    follow(session, { status }) {
      if (status === 409) session.note(name, 'only refused: the statement was sent before');
      return Promise.resolve();
    },
  };
}
