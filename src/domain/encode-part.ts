/**
 * A text as one part of an address. Half a surrogate, which has no encoding, becomes the sign for what cannot be read: a wrong number
 * must stay wrong, and must not throw.
 */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
