import type { CallContext } from '../api/call-context.js';
import { createUuid } from '../platform/create-uuid.js';
import { getPageRegistry } from '../state/registry.js';
import { findDialCode } from './find-dial-code.js';
import { findToken } from './find-token.js';
import type { Scope } from './scope.js';

/** What a call needs to know, read from the tag and its adapter at the time of the call. */
export function createCallContext(scope: Scope): CallContext {
  const registry = getPageRegistry();
  const { configuration, intl } = scope.settings.getState();
  const retailer = scope.getAdapter()?.retailer;
  // Of the shopper who asks: an answer that comes after their session must not begin another one in their name.
  const shared = scope.getShared();
  return {
    platform: scope.platform,
    apiBase: configuration.apiBase.replace(/\/+$/, ''),
    country: configuration.country,
    locale: intl?.locale ?? configuration.locale,
    dialCode: findDialCode(configuration.country),
    visitorId: configuration.kiosk ? 'unknown' : (registry.visitorId ??= createUuid()),
    headers: keepUsable(scope, retailer?.headers ?? {}),
    // Only the word itself puts a contact into addresses; a slip of the pen does not.
    guestCredentials: retailer?.guestCredentials === 'filter' ? 'filter' : 'header',
    fieldPrefix: findPrefix(scope, retailer?.prefix),
    noteDate(header) {
      const date = Date.parse(header ?? '');
      if (!Number.isNaN(date)) shared.clockLeadMs = date - scope.platform.now();
    },
    getAccessToken: ({ reason }) => findToken(scope, { reason }),
  };
}

/** A header that no browser sends would fail every call as if the network were gone: it is left out and named. */
function keepUsable({ port }: Scope, headers: Readonly<Record<string, string>>): Record<string, string> {
  const usable = Object.entries(headers).filter(([name, value]) => {
    try {
      new Headers([[name, value]]);
      return true;
    } catch {
      port.warn(`retailer.headers: "${name}" cannot be sent and is left out.`);
      return false;
    }
  });
  return Object.fromEntries(usable);
}

/** A word that no field could begin with would lose fields: it is left out and named. */
function findPrefix({ port }: Scope, prefix: unknown): string | undefined {
  if (prefix === undefined || (typeof prefix === 'string' && /^[A-Za-z]\w*$/.test(prefix))) return prefix;
  port.warn('retailer.prefix: a word was expected, such as "product"; it is left out.');
  return undefined;
}
