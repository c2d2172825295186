import code128 from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js';

/** What the encoder takes and a till can read; its control signs lie beyond. */
const PRINTABLE = /^[\x20-\x7e]{1,48}$/;

/** Builds and tests disagree on where a module of this kind has its default. */
const Encoder = 'default' in code128 ? code128.default : code128;

/**
 * A text as CODE128: `1` for each unit of a bar and `0` for each of a gap, from the first bar to the last. Absent for a text that
 * cannot be one: too long for any till, or with signs that are none of ASCII.
 */
export function toBarPattern(text: string): string | undefined {
  return PRINTABLE.test(text) ? new Encoder(text, {}).encode().data : undefined;
}
