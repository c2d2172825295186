import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromBase64 } from '../../../src/http/pdf.js';

const MEGABYTE = 1_024 * 1_024;

/** Bytes of every value, so many of them. */
const createBytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, at) => (at * 31) % 256);

afterEach(() => vi.unstubAllGlobals());

describe.each(['a browser that has a way of its own', 'any other browser'])('a text in base64 in %s', (browser) => {
  const hasOwn = browser.startsWith('a browser');
  const decode = (text: string): Uint8Array | undefined => {
    // The one has it, the other has not, whatever runs these tests.
    class Bytes extends Uint8Array {}
    const strict = (given: string): Uint8Array => {
      if (given.length % 4 > 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(given)) throw new SyntaxError('Not base64');
      return new Uint8Array(Buffer.from(given, 'base64'));
    };
    Object.defineProperty(Bytes, 'fromBase64', { value: hasOwn ? strict : undefined });
    vi.stubGlobal('Uint8Array', Bytes);
    return fromBase64(text);
  };

  it.each([0, 1, 2, 3, 65_535, 65_536, 6 * MEGABYTE])('comes to its bytes, %s of them', (length) => {
    const bytes = createBytes(length);
    const found = decode(Buffer.from(bytes).toString('base64'));
    expect(found && Buffer.compare(found, bytes)).toBe(0);
  });

  it.each(['%%%', 'a', '<svg>', 'AAAA=AAAA'])('is none: %s', (text) => {
    expect(decode(text)).toBeUndefined();
  });
});
