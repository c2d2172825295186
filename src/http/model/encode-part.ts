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
