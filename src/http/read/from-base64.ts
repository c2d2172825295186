/** Newer than the types that TypeScript brings. */
interface WithBase64 {
  fromBase64?(text: string): Uint8Array<ArrayBuffer>;
}

/** The bytes of a text in base64, however long; absent where it is none. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const { fromBase64: decode } = Uint8Array as WithBase64;
  try {
    return decode ? decode.call(Uint8Array, text) : decodeByHand(text);
  } catch {
    return undefined;
  }
}

/** For browsers that have no other way. */
function decodeByHand(text: string): Uint8Array<ArrayBuffer> {
  const signs = atob(text);
  const bytes = new Uint8Array(signs.length);
  for (let at = 0; at < signs.length; at += 1) bytes[at] = signs.charCodeAt(at);
  return bytes;
}
