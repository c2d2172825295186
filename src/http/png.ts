/** ISO 15948: what every file begins with, and the chunk that ends it. */
const BEGIN = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

/** Whether bytes are a PNG that came in full. Nothing else of it is looked at. */
export function isWholePng(bytes: Uint8Array): boolean {
  const last = bytes.subarray(-END.length);
  return BEGIN.every((byte, at) => bytes[at] === byte) && END.every((byte, at) => last[at] === byte);
}
