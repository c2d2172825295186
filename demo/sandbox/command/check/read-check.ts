import { isEmailAddress, isPhoneNumber, type Contact } from '../../../../src/http/model/phone-number.js';
import type { CheckOptions } from './check-options.js';

export const CHECK_USAGE = `check holds an order service against the contract of docs/backend.md. It exits
with 0 if the service passes, with 1 if not, and with 2 for wrong options.

  --api-base URL   the address of the service, as the attribute api-base has it
  --order NUMBER   an order to read, with --email or --phone, or the --token of
                   its member
  --email ADDRESS, --phone NUMBER
                   the contact that it was placed with
  --token TOKEN    a member's access token
  --user ID        the member's id, for addresses and consents
  --country CODE   the country of the page: us unless named
  --origin ORIGIN  the origin of the page: that of the service unless named
  --header 'NAME: VALUE'
                   is sent with each request, such as the key of a gateway
  --timeout SECONDS
                   how long to wait for each answer: 10 unless named
  --gift-card NUMBER:PIN
                   a card to read the balance of
  --writes         also sends what changes something, such as a cancellation of
                   the order; lists it first
  --json           prints the result as JSON

Some calls change more than an order. With --writes, these options send them:

  --guest-code CODE
                   the code that the contact got and that still counts; asks
                   for a code again, and proves the guest with this one
  --curbside STORE:SPOT
                   tells the store that somebody waits at this spot, by the ids
                   of the store and of the code there
  --bank-refund RETURN:IBAN
                   refunds this return to this account
  --exchange       exchanges the returned unit; without it, its return is
                   cancelled again
  --messages       sends what tells a shopper of the return in the order
  --new-address    adds a made-up address to the account, and changes it
  --withdrawal ADDRESS
                   sends a statement for a number that does not exist; this
                   e-mail address may get its receipt`;

/** The options of the check, for `parseArgs`. */
export const CHECK_OPTIONS = {
  'api-base': { type: 'string' },
  order: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
  token: { type: 'string' },
  user: { type: 'string' },
  country: { type: 'string' },
  header: { type: 'string', multiple: true },
  timeout: { type: 'string' },
  'gift-card': { type: 'string' },
  'guest-code': { type: 'string' },
  curbside: { type: 'string' },
  'bank-refund': { type: 'string' },
  exchange: { type: 'boolean' },
  messages: { type: 'boolean' },
  'new-address': { type: 'boolean' },
  withdrawal: { type: 'string' },
  writes: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** The values of these options, and of `--origin`, which the sandbox takes as well. */
export interface CheckValues {
  readonly 'api-base'?: string | undefined;
  readonly order?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly token?: string | undefined;
  readonly user?: string | undefined;
  readonly country?: string | undefined;
  readonly origin?: readonly string[] | undefined;
  readonly header?: readonly string[] | undefined;
  readonly timeout?: string | undefined;
  readonly 'gift-card'?: string | undefined;
  readonly 'guest-code'?: string | undefined;
  readonly curbside?: string | undefined;
  readonly 'bank-refund'?: string | undefined;
  readonly exchange?: boolean | undefined;
  readonly messages?: boolean | undefined;
  readonly 'new-address'?: boolean | undefined;
  readonly withdrawal?: string | undefined;
  readonly writes?: boolean | undefined;
  readonly json?: boolean | undefined;
}

const DEFAULT_TIMEOUT_S = '10';
const NAMED = '--guest-code, --curbside, --bank-refund, --exchange, --messages, --new-address, --withdrawal';

/** Reads the options of a check, or says what is wrong with them without repeating a value that may be secret. */
export function readCheck(sent: CheckValues): CheckOptions | { readonly problem: string } {
  const values = { country: 'us', origin: [], header: [], timeout: DEFAULT_TIMEOUT_S, ...omitUndefined(sent) };
  const problem = [...listValueRules(values), ...listPairRules(values), ...listNamedRules(values)].find(
    ([isMet]) => !isMet,
  )?.[1];
  if (problem !== undefined) return { problem };
  const { order, token, user, origin, country, writes } = values;
  return {
    apiBase: (values['api-base'] ?? '').replace(/\/+$/, ''),
    ...omitUndefined({ orderNumber: order, contact: toContact(values), token, userId: user, origin: origin[0] }),
    country,
    headers: Object.fromEntries(values.header.map(readHeader)),
    timeoutMs: Number(values.timeout) * 1000,
    writes: writes === true,
    ...readNamed(values),
  };
}

/** The options that name what a call needs. */
function readNamed(values: CheckValues): Partial<CheckOptions> {
  const { exchange, messages, withdrawal, 'new-address': newAddress, 'guest-code': guestCode } = values;
  const [accountNumber, pin] = readPair(values['gift-card']);
  const [storeId, qrId] = readPair(values.curbside);
  const [returnNumber, iban] = readPair(values['bank-refund']);
  return omitUndefined({
    ...{ exchange, messages, withdrawal, newAddress, guestCode },
    giftCard: values['gift-card'] === undefined ? undefined : { accountNumber, pin },
    curbside: values.curbside === undefined ? undefined : { storeId, qrId },
    bankRefund: values['bank-refund'] === undefined ? undefined : { returnNumber, iban },
  });
}

/** The parts before and after the first colon. */
function readPair(text = ''): [first: string, second: string] {
  const [first = '', ...rest] = text.split(':');
  return [first, rest.join(':')];
}

function toContact({ email, phone }: CheckValues): Contact | undefined {
  if (email !== undefined) return { email };
  return phone === undefined ? undefined : { phoneNumber: phone };
}

type Present<Fields> = { [Key in keyof Fields]: Exclude<Fields[Key], undefined> };

function omitUndefined<Fields extends object>(fields: Fields): Present<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<Fields>;
}

/** A rule of the options, and what it says if it is not met. */
type Rule = readonly [isMet: boolean, problem: string];

type Values = CheckValues & {
  readonly country: string;
  readonly origin: readonly string[];
  readonly header: readonly string[];
  readonly timeout: string;
};

/** What each option may be. */
function listValueRules({ order, email, phone, token, country, header, timeout, ...values }: Values): Rule[] {
  return [
    [isApiBase(values['api-base']), '--api-base is an address such as https://api.shop.example, without ? and #.'],
    [order !== '', '--order is the number of an order.'],
    [email === undefined || isEmailAddress(email), '--email is an e-mail address.'],
    [phone === undefined || isPhoneNumber(phone), '--phone is a number of 3 to 16 digits.'],
    [token === undefined || /^[\x21-\x7e]+$/.test(token), '--token has characters that a header cannot have.'],
    [/^[a-z]{2}$/.test(country), '--country is a code of two lower-case letters, such as us.'],
    [header.every(isHeader), "--header is a name and a value: 'NAME: VALUE'."],
    [/^\d{1,3}$/.test(timeout) && Number(timeout) > 0, '--timeout is a number of seconds from 1 to 999.'],
  ];
}

/** Which options need or exclude others. */
function listPairRules({ order, email, phone, token, user, origin, writes }: Values): Rule[] {
  const hasContact = (email ?? phone) !== undefined;
  return [
    [email === undefined || phone === undefined, 'Name --email or --phone, not both.'],
    [!hasContact || order !== undefined, '--email and --phone need --order.'],
    [order === undefined || hasContact || token !== undefined, '--order needs --email, --phone or --token.'],
    [user === undefined || token !== undefined, '--user needs --token.'],
    [origin.length < 2, 'Name one --origin.'],
    [!writes || order !== undefined, '--writes needs --order: it changes that order.'],
  ];
}

/** The options that name what a call needs: they may be secret, so that nothing of them is repeated. */
function listNamedRules({ withdrawal, curbside, ...values }: Values): Rule[] {
  const { 'gift-card': card, 'guest-code': code, 'bank-refund': refund } = values;
  const named = [code, curbside, refund, withdrawal, values.exchange, values.messages, values['new-address']];
  const hasContact = (values.email ?? values.phone) !== undefined;
  return [
    [isForm(card, /^\d{19}:\d{6}$/), '--gift-card is a number of 19 digits, a colon and a PIN of 6.'],
    [isForm(code, /^\d{6}$/), '--guest-code is a code of 6 digits.'],
    [isForm(curbside, /^[\w-]{1,32}:[\w.~:-]{1,128}$/), '--curbside is the id of a store, a colon and that of a spot.'],
    [
      isForm(refund, /^[^:]+:[A-Z]{2}\d{2}[A-Z\d]{11,30}$/),
      '--bank-refund is the number of a return, a colon and an IBAN without spaces.',
    ],
    [withdrawal === undefined || isEmailAddress(withdrawal), '--withdrawal is an e-mail address.'],
    [values.writes === true || named.every((one) => one === undefined), `These need --writes: ${NAMED}.`],
    [code === undefined || hasContact, '--guest-code needs --email or --phone.'],
    [!values.exchange || values.token !== undefined, '--exchange needs --token.'],
    [!values['new-address'] || values.user !== undefined, '--new-address needs --user.'],
  ];
}

function isForm(text: string | undefined, form: RegExp): boolean {
  return text === undefined || form.test(text);
}

/** Only http and https; an address with a user name or a query is no base. */
function isApiBase(text = ''): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '' && !/[?#]/.test(text);
}

function isHeader(text: string): boolean {
  const [name, value] = readHeader(text);
  return /^[\w-]+$/.test(name) && /^[\x20-\x7e]+$/.test(value);
}

function readHeader(text: string): [name: string, value: string] {
  const end = text.indexOf(':');
  return [text.slice(0, Math.max(end, 0)).trim().toLowerCase(), text.slice(end + 1).trim()];
}
