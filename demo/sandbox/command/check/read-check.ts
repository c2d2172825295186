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
  --writes         also sends what changes something, such as a cancellation of
                   the order; lists it first
  --json           prints the result as JSON`;

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
  readonly writes?: boolean | undefined;
  readonly json?: boolean | undefined;
}

const DEFAULT_TIMEOUT_S = '10';

/** Reads the options of a check, or says what is wrong with them without repeating a value that may be secret. */
export function readCheck(sent: CheckValues): CheckOptions | { readonly problem: string } {
  const values = { country: 'us', origin: [], header: [], timeout: DEFAULT_TIMEOUT_S, ...omitUndefined(sent) };
  const problem = [...listValueRules(values), ...listPairRules(values)].find(([isMet]) => !isMet)?.[1];
  if (problem !== undefined) return { problem };
  const { order, token, user, origin, country, writes } = values;
  return {
    apiBase: (values['api-base'] ?? '').replace(/\/+$/, ''),
    ...omitUndefined({ orderNumber: order, contact: toContact(values), token, userId: user, origin: origin[0] }),
    country,
    headers: Object.fromEntries(values.header.map(readHeader)),
    timeoutMs: Number(values.timeout) * 1000,
    writes: writes === true,
  };
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
