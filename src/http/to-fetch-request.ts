import { encodePart } from './model/safe-url.js';
import { toGuestPhone } from './model/phone-number.js';
import { toQuery, type CallContext, type Filters, type ApiRequest } from './call-context.js';
import type { RetryClass } from './retry-classes.js';
import { Secret, type Proof } from './model/secret.js';

const APP_ID = /^(?:x-)?app-?id$/i;

/** What `fetch` is called with. */
export interface FetchRequest {
  readonly url: string;
  readonly init: RequestInit;
  /** Says that a write is over: its key is not used again. */
  settle(): void;
}

/**
 * Writes a request out: the one place where secrets are opened. Every secret names the origin that it is for, and all of a request goes
 * to the origin of the API base. Redirects are never followed: a browser would take body and headers along to wherever one leads.
 *
 * @throws TypeError where a secret is meant for another origin
 */
export function toFetchRequest(context: CallContext, request: ApiRequest, token: Secret | undefined): FetchRequest {
  const open = (secret: Secret): string => Secret.open(secret, context.origin);
  const { method } = request;
  const url = context.apiBase + withGuestFilters(context, request, open);
  const body = toJson(request.body, open);
  const headers = toHeaders(context, request, { token, open });
  const write = `${method} ${url} ${body}`;
  const keys = isWrite(request) ? context.idempotencyKeys : undefined;
  if (keys) headers.set('idempotency-key', keys.get(write));
  return {
    url,
    init: {
      method,
      headers,
      credentials: 'include',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      redirect: 'manual',
      ...(body !== undefined && { body }),
    },
    settle: () => keys?.settle(write),
  };
}

/** An old library may have given arrays a `toJSON`, which makes texts of them: each value is taken from where it stands. */
function toJson(body: unknown, open: Opener): string | undefined {
  if (body === undefined) return undefined;
  return JSON.stringify(body, function (this: Readonly<Record<string, unknown>>, key: string) {
    const value = this[key];
    return value instanceof Secret ? open(value) : value;
  });
}

function isWrite({ rules }: { readonly rules?: RetryClass | undefined }): boolean {
  return rules?.isWrite === true;
}

interface HeaderSources {
  readonly token: Secret | undefined;
  readonly open: Opener;
}

type Opener = (secret: Secret) => string;

/** The retailer's own headers come first: whatever the client sets replaces its like among them. */
function toHeaders(context: CallContext, request: ApiRequest, { token, open }: HeaderSources): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(context.headers)) headers.set(name, open(value));
  for (const name of [...headers.keys()]) if (APP_ID.test(name)) headers.delete(name);
  for (const [name, value] of Object.entries(toGuestHeaders(context, request.proof, open))) headers.set(name, value);
  headers.set('accept', request.file?.mediaType ?? 'application/json');
  headers.set('x-visitor-id', context.visitorId);
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  if (token !== undefined) headers.set('authorization', `Bearer ${open(token)}`);
  return headers;
}

/**
 * A guest's contact as headers, where the retailer takes it so. Percent-encoded: headers carry ASCII only. A member has none: the
 * token is proof enough.
 */
function toGuestHeaders(context: CallContext, proof: Proof | undefined, open: Opener): Record<string, string> {
  if (!proof || context.guestCredentials === 'filter') return {};
  return 'email' in proof
    ? { 'x-guest-email': encodePart(open(proof.email)) }
    : { 'x-guest-phone': toGuestPhone(open(proof.phoneNumber), context.dialCode) };
}

/** The path of a request, with a guest's contact as a filter of it where the retailer takes it so. */
function withGuestFilters(context: CallContext, { path, proof }: ApiRequest, open: Opener): string {
  if (!proof || context.guestCredentials === 'header') return path;
  const filters: Filters =
    'email' in proof
      ? [['email', open(proof.email)]]
      : [['phoneNumber', toGuestPhone(open(proof.phoneNumber), context.dialCode)]];
  return `${path}${path.includes('?') ? '&' : '?'}${toQuery(filters)}`;
}
