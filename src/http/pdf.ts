/** ISO 32000: a file begins with `%PDF-` and ends with `%%EOF`; readers look for the latter in as many bytes from the end. */
const END_BYTES = 1_024;

/** Whether bytes are a PDF that came in full. Nothing else of it is looked at. */
export function isWholePdf(bytes: Uint8Array): boolean {
  const read = (part: Uint8Array): string => new TextDecoder('latin1').decode(part);
  return read(bytes.subarray(0, 5)) === '%PDF-' && read(bytes.subarray(-END_BYTES)).includes('%%EOF');
}

/** ISO 15948: what every file begins with, and the chunk that ends it. */
const BEGIN = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

/** Whether bytes are a PNG that came in full. Nothing else of it is looked at. */
export function isWholePng(bytes: Uint8Array): boolean {
  const last = bytes.subarray(-END.length);
  return BEGIN.every((byte, at) => bytes[at] === byte) && END.every((byte, at) => last[at] === byte);
}

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
