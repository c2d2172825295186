import { encodeSegment } from './model/safe-url.js';
import { toGuestPhone } from './model/phone-number.js';
import { toQuery, type CallContext, type Filters, type ApiRequest } from './call-context.js';
import type { RetryClass } from './retry-classes.js';
import { Secret, type Proof } from './model/secret.js';

const APP_ID = /^(?:x-)?app-?id$/i;

/** What `fetch` is called with. */
export interface FetchRequest {
  readonly url: string;
  readonly init: RequestInit;
  /** The write is complete: do not use its idempotency key again. */
  settle(): void;
}

/**
 * Serialises a request. This is the only place that opens secrets: each names its origin, and a request goes to the origin of the API
 * base only. Redirects are never followed, because a browser would send body and headers along to the target.
 *
 * @throws TypeError if a secret is for another origin
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

/** Reads each value from its parent: an old library on the page may have added a `toJSON` to arrays that turns them into strings. */
function toJson(body: unknown, open: Opener): string | undefined {
  if (body === undefined) return undefined;
  return JSON.stringify(body, function (this: Readonly<Record<string, unknown>>, key: string) {
    const value = this[key];
    return value instanceof Secret ? open(value) : value;
  });
}

function isWrite({ retry }: { readonly retry?: RetryClass | undefined }): boolean {
  return retry?.isWrite === true;
}

interface HeaderSources {
  readonly token: Secret | undefined;
  readonly open: Opener;
}

type Opener = (secret: Secret) => string;

/** Sets the retailer's headers first, so that the client's own ones replace them. */
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
 * A guest's contact as headers, for retailers that take it there. Percent-encoded, because headers carry ASCII only. Members send none:
 * their token is the proof.
 */
function toGuestHeaders(context: CallContext, proof: Proof | undefined, open: Opener): Record<string, string> {
  if (!proof || context.guestCredentials === 'filter') return {};
  return 'email' in proof
    ? { 'x-guest-email': encodeSegment(open(proof.email)) }
    : { 'x-guest-phone': toGuestPhone(open(proof.phoneNumber), context.dialCode) };
}

/** The path of a request, with a guest's contact as a filter for retailers that take it there. */
function withGuestFilters(context: CallContext, { path, proof }: ApiRequest, open: Opener): string {
  if (!proof || context.guestCredentials === 'header') return path;
  const filters: Filters =
    'email' in proof
      ? [['email', open(proof.email)]]
      : [['phoneNumber', toGuestPhone(open(proof.phoneNumber), context.dialCode)]];
  return `${path}${path.includes('?') ? '&' : '?'}${toQuery(filters)}`;
}
