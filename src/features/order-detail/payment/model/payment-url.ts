import { findSafeUrl, type SafeUrl } from '../../../../http/model/safe-url.js';

/** Providers that orders are paid at, with their subdomains (wire and defaults, section 5); `retailer.paymentHosts` replaces them. */
export const PAYMENT_HOSTS: readonly string[] = [
  'alipay.com',
  'wechat.com',
  'weixin.qq.com',
  'tenpay.com',
  'unionpay.com',
  '95516.com',
  'klarna.com',
  'ideal.nl',
];

export interface PaymentGate {
  /** Names of the providers' hosts; subdomains are theirs as well. */
  readonly hosts: readonly string[];
  /** Where the service is asked: its own payment pages are as good as a provider's. It is on loopback only where the page is. */
  readonly ownOrigin: string;
}

/**
 * The gate for addresses that money is sent to: what passes `findSafeUrl` and leads to a provider that the retailer knows, on the
 * usual port, or to the order service itself. Everything else is absent, and no way to pay.
 */
export function findPaymentUrl(value: string | undefined, { hosts, ownOrigin }: PaymentGate): SafeUrl | undefined {
  const safe = findSafeUrl(value, ownOrigin);
  if (safe === undefined) return undefined;
  const { origin, protocol, hostname, port } = new URL(safe);
  if (origin === ownOrigin) return safe;
  const isKnown = hosts.some((host) => isSameOrBelow(hostname, host.trim().toLowerCase()));
  return protocol === 'https:' && port === '' && isKnown ? safe : undefined;
}

/** A name without a dot is a whole top-level domain, or a machine of the shopper's own network. */
function isSameOrBelow(hostname: string, host: string): boolean {
  return host.includes('.', 1) && (hostname === host || hostname.endsWith(`.${host}`));
}
