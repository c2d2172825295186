import type { CallToken, CallTokenRequest } from '../../http/call-context.js';
import { Secret } from '../../http/model/secret.js';
import { findToken } from '../session/find-token.js';
import type { ElementContext } from '../context/element-context.js';
import { getServiceAddress, isTrusted } from '../configuration/service-address.js';

/** Sent as the token of a bank refund if the page sets none, or does not trust the origin (returns and calls, section 5). */
const BANK_REFUND_TOKEN = 'guest';
/** Characters that a header value may contain: Latin-1 without control characters. */
const HEADER_TEXT = /^[\x20-\x7e\x80-\xff]+$/;
const EXPECTED = 'a string of Latin-1 characters without line breaks';

/**
 * Gets the page's access token for one call. Never rejects.
 *
 * @returns no token for a guest, or for a guest's call to an origin that the page does not trust; a refusal if a header cannot hold the
 *   token, or for a member's call to an origin that the page does not trust
 */
export async function findSealedToken(
  context: ElementContext,
  { reason, call, isForMember }: CallTokenRequest,
): Promise<CallToken> {
  const { origin } = getServiceAddress(context);
  if (!isTrusted(context)) {
    if (hasSecrets(context)) warnOfUntrusted(context);
    return isForMember ? { refusal: { code: 'config-api-base-untrusted', retryable: false, call } } : {};
  }
  const token = await findToken(context, { reason, call, origin });
  if (token === undefined) return {};
  if (typeof token === 'string' && HEADER_TEXT.test(token)) return { token: new Secret(token, origin) };
  context.port.warn(
    `adapter.getAccessToken() returned ${describe(token)}: expected ${EXPECTED}. ${call} was not sent.`,
  );
  return { refusal: { code: 'config-access-token-invalid', retryable: true, call } };
}

/** The fixed token that a bank refund sends instead of a member's token. */
export function getBankRefundToken(context: ElementContext): Secret {
  const { origin } = getServiceAddress(context);
  const given: unknown = isTrusted(context) ? context.getWholeAdapter()?.retailer?.bankRefundToken : undefined;
  if (typeof given === 'string' && HEADER_TEXT.test(given)) return new Secret(given, origin);
  if (given !== undefined) {
    context.port.warn(
      `retailer.bankRefundToken is ${describe(given)}: expected ${EXPECTED}. "${BANK_REFUND_TOKEN}" is sent instead.`,
    );
  }
  return new Secret(BANK_REFUND_TOKEN, origin);
}

/** The headers that the retailer's gateway requires; empty if the page does not trust the origin. */
export function listGatewayHeaders(context: ElementContext): Record<string, Secret> {
  if (!isTrusted(context)) return {};
  const { origin } = getServiceAddress(context);
  const usable = Object.entries(getHeaders(context)).filter(([name, value]) => {
    if (isHeader(name, value)) return true;
    context.port.warn(
      `retailer.headers["${name}"] is left out: expected a valid header name, and ${EXPECTED} as its value.`,
    );
    return false;
  });
  return Object.fromEntries(usable.map(([name, value]) => [name, new Secret(String(value), origin)]));
}

/** Whether a browser accepts the header. An invalid one would fail every call like a network error. */
function isHeader(name: string, value: unknown): boolean {
  try {
    new Headers([[name, String(value)]]);
    return true;
  } catch {
    return false;
  }
}

/** Whether the page has a token or headers that must not go to an untrusted origin. */
function hasSecrets(context: ElementContext): boolean {
  return context.getWholeAdapter()?.getAccessToken !== undefined || Object.keys(getHeaders(context)).length > 0;
}

function getHeaders(context: ElementContext): Readonly<Record<string, unknown>> {
  return context.getWholeAdapter()?.retailer?.headers ?? {};
}

const warned = new WeakMap<ElementContext, string>();

/** Warns, once per element and origin, which of the page's secrets are withheld and how to release them. */
export function warnOfUntrusted(context: ElementContext): void {
  const { origin } = getServiceAddress(context);
  if (warned.get(context) === origin) return;
  warned.set(context, origin);
  context.port.warn(
    `api-base leads to ${origin}, which the page has not named as trusted: its token, headers and contact are not sent there. ` +
      `Call configureOrders({ trustedOrigins: ['${origin}'] }), or set adapter.service.origin.`,
  );
}

function describe(token: unknown): string {
  if (token === '') return 'an empty string';
  if (typeof token === 'string') return 'a string with a line break or a character outside Latin-1';
  return token === null ? 'null' : `a value of type ${typeof token}`;
}
