/** ISO 32000: a file begins with `%PDF-` and ends with `%%EOF`; readers look for the latter in as many bytes from the end. */
const END_BYTES = 1_024;

/** Whether bytes are a PDF that came in full. Nothing else of it is looked at. */
export function isWholePdf(bytes: Uint8Array): boolean {
  const read = (part: Uint8Array): string => new TextDecoder('latin1').decode(part);
  return read(bytes.subarray(0, 5)) === '%PDF-' && read(bytes.subarray(-END_BYTES)).includes('%%EOF');
}
