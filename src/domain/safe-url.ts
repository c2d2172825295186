declare const gated: unique symbol;

/**
 * An address that passed a gate. Links and pictures take nothing else, so that what a server, a query or a page says cannot become one
 * without it. Only gates make them.
 */
export type SafeUrl = string & { readonly [gated]: true };

/** Development servers on the shopper's own machine; nothing else may be reached without encryption. */
const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The one gate for addresses that a server, a query or a host page supplies: parsed, checked and written anew.
 * Lets through `https:`, and `http:` on the shopper's own machine; everything else is absent.
 *
 * @param base absolute address that relative ones are resolved against
 */
export function findSafeUrl(value: string | undefined, base: string): SafeUrl | undefined {
  const url = value === undefined || value === '' ? null : parse(value, base);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  const isLocal = url.protocol === 'http:' && LOOPBACK_HOSTS.has(url.hostname);
  return url.protocol === 'https:' || isLocal ? (url.href as SafeUrl) : undefined;
}

/** As `findSafeUrl`, for whom to ask: that may be an address to write to or a number to call, with no subject and no second addressee. */
export function findContactUrl(value: string, base: string): SafeUrl | undefined {
  return /^(mailto:[\w.+-]+@[\w.-]+|tel:[+\d().-]{3,})$/i.test(value) ? (value as SafeUrl) : findSafeUrl(value, base);
}

function parse(value: string, base: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}
