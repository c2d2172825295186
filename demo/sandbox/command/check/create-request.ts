import { randomUUID } from 'node:crypto';
import type { ContractCall } from '../../../../contract/contract-call.js';
import { toQuery } from '../../../../src/http/call-context.js';
import { toGuestPhone, type Contact } from '../../../../src/http/model/phone-number.js';
import { encodeSegment } from '../../../../src/http/model/safe-url.js';
import type { CheckOptions } from './check-options.js';
import type { SentRequest } from './exchange.js';

/** Who sends a request: the guest or the member of the options, a member whose token is wrong, or a visitor without any proof. */
export type Caller = 'guest' | 'member' | 'wrong token' | 'visitor';

/** One request of a call, and the statuses that the contract allows for it. */
export interface Attempt {
  /** Names the request in reports. */
  readonly request: string;
  readonly path?: Readonly<Record<string, string>>;
  readonly filters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** By default the member for members' calls, otherwise the guest if there is a contact. */
  readonly caller?: Caller;
  /** In place of the contact in the options. */
  readonly contact?: Contact;
  /** Whether the client sends an idempotency key whatever the page sets. */
  readonly hasKey?: boolean;
  readonly expects: readonly number[];
}

/** A token that no service has issued. */
const WRONG_TOKEN = 'orders-area-check';
/** The default of `retailer.bankRefundToken`. */
const FIXED_TOKEN = 'guest';
const DIAL_CODES: Readonly<Record<string, string>> = { cn: '86' };

/** Writes a request as the client sends it. */
export function createRequest(
  call: ContractCall,
  attempt: Attempt,
  options: CheckOptions & { readonly visitorId: string },
): SentRequest {
  const { path = {}, filters = {}, query = {}, body } = attempt;
  const pathname = call.path.replace(/\{(\w+)\}/g, (_part, name: string) => encodeSegment(path[name] ?? ''));
  const search = [toQuery(Object.entries(filters)), new URLSearchParams(query).toString()].filter(Boolean).join('&');
  return {
    method: call.method,
    url: `${options.apiBase}${pathname}${search === '' ? '' : `?${search}`}`,
    headers: {
      ...options.headers,
      accept: Object.values(call.responses)[0]?.mediaType ?? 'application/json',
      'x-visitor-id': options.visitorId,
      ...(attempt.hasKey && { 'idempotency-key': randomUUID() }),
      ...(body && { 'content-type': 'application/json' }),
      ...toProof(call, attempt, options),
    },
    ...(body && { body: JSON.stringify(body) }),
  };
}

function toProof(call: ContractCall, attempt: Attempt, options: CheckOptions): Readonly<Record<string, string>> {
  const { caller = getCaller(call, options), contact = options.contact } = attempt;
  const token = { member: options.token, 'wrong token': WRONG_TOKEN, guest: undefined, visitor: undefined }[caller];
  const sent = call.hasFixedToken ? FIXED_TOKEN : token;
  const takesContact = caller === 'guest' && call.request.headers?.shape['x-guest-email'] !== undefined;
  return {
    ...(takesContact && contact && toContactHeader(contact, options.country)),
    ...(sent !== undefined && { authorization: `Bearer ${sent}` }),
  };
}

function getCaller({ who }: ContractCall, { contact, token }: CheckOptions): Caller {
  if (who === 'member') return 'member';
  if (contact) return 'guest';
  return token === undefined || who === 'guest' ? 'visitor' : 'member';
}

function toContactHeader(contact: Contact, country: string): Readonly<Record<string, string>> {
  if ('email' in contact) return { 'x-guest-email': encodeSegment(contact.email) };
  return { 'x-guest-phone': toGuestPhone(contact.phoneNumber, DIAL_CODES[country]) };
}
