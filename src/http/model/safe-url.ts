declare const gated: unique symbol;

/**
 * An address that passed a gate. Links and pictures take nothing else, so that what a server, a query or a page says cannot become one
 * without it. Only gates make them.
 */
export type SafeUrl = string & { readonly [gated]: true };

/** Addresses, as a browser writes them, of servers on the machine that it runs on. */
const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/]/;

/**
 * The one gate for addresses that a server, a query or a host page supplies: parsed, checked and written anew.
 * Lets through `https:`, and `http:` from one loopback address to another, for development; everything else is absent. No other page may
 * make a browser send requests to servers on the shopper's own machine.
 *
 * @param base absolute address that relative ones are resolved against
 * @param page address of the page, where that is not the base
 */
export function findSafeUrl(value: string | undefined, base: string, page = base): SafeUrl | undefined {
  const url = value === undefined || value === '' ? null : parse(value, base);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  const isLocal = LOOPBACK.test(url.href) && LOOPBACK.test(page);
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

/**
 * A text as one part of an address. Half a surrogate, which has no encoding, becomes the sign for what cannot be read: a wrong number
 * must stay wrong, and must not throw.
 */
export function encodePart(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    // Looked for only here: nearly no number has one.
    return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  }
}
