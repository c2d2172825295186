import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromBase64 } from '../../../src/http/pdf.js';

const MEGABYTE = 1_024 * 1_024;

/** Bytes of every value, as many as requested. */
const createBytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, at) => (at * 31) % 256);

afterEach(() => vi.unstubAllGlobals());

describe.each(['a browser that has a way of its own', 'any other browser'])('base64 decoding in %s', (browser) => {
  const hasOwn = browser.startsWith('a browser');
  const decode = (text: string): Uint8Array | undefined => {
    // One class has the method and the other lacks it, whatever runtime executes these tests.
    class Bytes extends Uint8Array {}
    const strict = (given: string): Uint8Array => {
      if (given.length % 4 > 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(given)) throw new SyntaxError('Not base64');
      return new Uint8Array(Buffer.from(given, 'base64'));
    };
    Object.defineProperty(Bytes, 'fromBase64', { value: hasOwn ? strict : undefined });
    vi.stubGlobal('Uint8Array', Bytes);
    return fromBase64(text);
  };

  it.each([0, 1, 2, 3, 65_535, 65_536, 6 * MEGABYTE])('returns the bytes, %s of them', (length) => {
    const bytes = createBytes(length);
    const found = decode(Buffer.from(bytes).toString('base64'));
    expect(found && Buffer.compare(found, bytes)).toBe(0);
  });

  it.each(['%%%', 'a', '<svg>', 'AAAA=AAAA'])('refuses invalid text: %s', (text) => {
    expect(decode(text)).toBeUndefined();
  });
});
