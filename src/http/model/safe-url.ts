declare const gated: unique symbol;

/**
 * An address that passed the URL gate, which is the functions in this file. Links and pictures accept no other type, so that an address
 * from a server, a query or a page cannot bypass the checks.
 */
export type SafeUrl = string & { readonly [gated]: true };

/** Addresses of servers on the shopper's own machine, as a browser normalises them. */
const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/]/;

/**
 * The URL gate for addresses from a server, a query or a host page: parses, checks and serialises them. Allows `https:`, and for
 * development `http:` from one loopback address to another; returns undefined for everything else. No other page may make a browser send
 * requests to servers on the shopper's own machine.
 *
 * @param base absolute address that relative ones are resolved against
 * @param page address of the page, if it is not the base
 */
export function findSafeUrl(value: string | undefined, base: string, page = base): SafeUrl | undefined {
  const url = value === undefined || value === '' ? null : parse(value, base);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  const isLocal = LOOPBACK.test(url.href) && LOOPBACK.test(page);
  return url.protocol === 'https:' || isLocal ? (url.href as SafeUrl) : undefined;
}

/** Like `findSafeUrl`, but also allows an e-mail address or phone number, without a subject or a second recipient. */
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
 * Encodes a text as one part of an address. A lone surrogate, which has no encoding, becomes the replacement character: a wrong number
 * must stay wrong, and must not throw.
 */
export function encodeSegment(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    // Only checked here, because almost no text contains one.
    return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  }
}
