import fc from 'fast-check';
import { BarcodeFormat, BitArray, Code128Reader, DecodeHintType } from '@zxing/library';
import { describe, expect, it } from 'vitest';
import { listBars, toBarPattern } from '../../src/orders/barcode-block.js';

/** Units of white on both sides, as scanners require. */
const QUIET = 10;

/** Decodes a pattern, drawn as one row of pixels, with a barcode reader. */
function read(pattern: string): string {
  const row = new BitArray(pattern.length + 2 * QUIET);
  for (const { at, width } of listBars(pattern)) row.setRange(QUIET + at, QUIET + at + width);
  const hints = new Map([[DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128]]]);
  return new Code128Reader().decodeRow(0, row, hints).getText();
}

describe('a text as CODE128', () => {
  it.each(['US10000007', 'C012345678901234567890', 'a', 'AbCd-1234', '0000000000', '12', '~ {}', 'A'.repeat(48)])(
    'is read back: %s',
    (text) => {
      expect(read(toBarPattern(text) ?? '')).toBe(text);
    },
  );

  it('is read back for every order number', () => {
    const number = fc.stringMatching(/^[A-Za-z0-9]{4,32}$/);
    fc.assert(
      fc.property(number, (text) => {
        expect(read(toBarPattern(text) ?? '')).toBe(text);
      }),
    );
  });

  it('cannot be read back if a bar is missing', () => {
    const pattern = toBarPattern('US10000007') ?? '';
    expect(() => read(pattern.replace('1101', '1001'))).toThrow();
  });

  it.each(['', 'A'.repeat(49), 'Größe', '例', '\u00c8', '\t', '\u0000', '\u00cf123', '😀'])(
    'is undefined for a text that a till could not scan: %j',
    (text) => {
      expect(toBarPattern(text)).toBeUndefined();
    },
  );

  it('gives one pattern or none for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toBarPattern(text) ?? '1').toMatch(/^[01]+$/);
      }),
    );
  });
});

describe('bars', () => {
  it('have the positions and widths of the pattern', () => {
    expect(listBars('11010011100')).toEqual([
      { at: 0, width: 2 },
      { at: 3, width: 1 },
      { at: 6, width: 3 },
    ]);
    expect(listBars('000')).toEqual([]);
  });
});
