import type { CallContext } from '../../http/call-context.js';
import { createUuid } from '../../platform/create-uuid.js';
import { getPageRegistry } from '../state/registry.js';
import { findDialCode } from '../configuration/find-dial-code.js';
import { findGuestCredentials } from './guest-credentials.js';
import { getIdempotencyKeys } from './idempotency-keys.js';
import { findSealedToken, listGatewayHeaders } from './page-secrets.js';
import type { Scope } from '../context/scope.js';
import { getServiceAddress } from '../configuration/service-address.js';

/** What a call needs to know, read from the tag and its adapter at the time of the call. */
export function createCallContext(scope: Scope): CallContext {
  const registry = getPageRegistry();
  const { configuration, intl } = scope.settings.getState();
  const retailer = scope.getAdapter()?.retailer;
  // Of the shopper who asks: an answer that comes after their session must not begin another one in their name.
  const shared = scope.getShared();
  const { base, origin } = getServiceAddress(scope);
  return {
    platform: scope.platform,
    apiBase: base,
    origin,
    country: configuration.country,
    locale: intl?.locale ?? configuration.locale,
    dialCode: findDialCode(configuration.country),
    visitorId: configuration.kiosk ? 'unknown' : (registry.visitorId ??= createUuid()),
    headers: listGatewayHeaders(scope),
    idempotencyKeys: retailer?.sendsIdempotencyKey === true ? getIdempotencyKeys(shared) : undefined,
    guestCredentials: findGuestCredentials(scope),
    fieldPrefix: findPrefix(scope, retailer?.prefix),
    noteDate(header) {
      const date = Date.parse(header ?? '');
      if (!Number.isNaN(date)) shared.clockLeadMs = date - scope.platform.now();
    },
    getAccessToken: (request) => findSealedToken(scope, request),
  };
}

/** A word that no field could begin with would lose fields: it is left out and named. */
function findPrefix({ port }: Scope, prefix: unknown): string | undefined {
  if (prefix === undefined || (typeof prefix === 'string' && /^[A-Za-z]\w*$/.test(prefix))) return prefix;
  port.warn('retailer.prefix: a word was expected, such as "product"; it is left out.');
  return undefined;
}
