/** ISO 32000: a file starts with `%PDF-` and ends with `%%EOF`; readers look for the latter within this many bytes from the end. */
const END_BYTES = 1_024;

/** Whether bytes are a complete PDF. Checks only its start and end. */
export function isWholePdf(bytes: Uint8Array): boolean {
  const read = (part: Uint8Array): string => new TextDecoder('latin1').decode(part);
  return read(bytes.subarray(0, 5)) === '%PDF-' && read(bytes.subarray(-END_BYTES)).includes('%%EOF');
}

/** ISO 15948: the signature at the start of every file, and the chunk at its end. */
const BEGIN = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

/** Whether bytes are a complete PNG. Checks only its start and end. */
export function isWholePng(bytes: Uint8Array): boolean {
  const last = bytes.subarray(-END.length);
  return BEGIN.every((byte, at) => bytes[at] === byte) && END.every((byte, at) => last[at] === byte);
}

/** Newer than TypeScript's own type definitions. */
interface WithBase64 {
  fromBase64?(text: string): Uint8Array<ArrayBuffer>;
}

/** Decodes base64 of any length; absent if the text is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const { fromBase64: decode } = Uint8Array as WithBase64;
  try {
    return decode ? decode.call(Uint8Array, text) : decodeByHand(text);
  } catch {
    return undefined;
  }
}

/** For browsers without `Uint8Array.fromBase64`. */
function decodeByHand(text: string): Uint8Array<ArrayBuffer> {
  const signs = atob(text);
  const bytes = new Uint8Array(signs.length);
  for (let at = 0; at < signs.length; at += 1) bytes[at] = signs.charCodeAt(at);
  return bytes;
}
