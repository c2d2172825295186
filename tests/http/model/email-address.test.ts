import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isEmailAddress } from '../../../src/http/model/phone-number.js';
import { countCpuMs } from '../../support/count-cpu-ms.js';

// Many runs take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('an e-mail address', () => {
  it.each([
    ['usual', 'guest@example.com'],
    ['with a plus', 'guest+orders@example.com'],
    ['with dots and hyphens', 'first.last-name@mail.example-shop.co.uk'],
    ['with an apostrophe', "o'neill@example.com"],
    ['with a host that has other letters', 'gast@bücher.example'],
    ['with a name that has other letters', '用户@例子.公司'],
    ['of 254 characters', `${'a'.repeat(242)}@example.com`],
  ])('is valid: %s', (_what, text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['no at sign', 'guest.example.com'],
    ['two at signs', 'guest@home@example.com'],
    ['no name', '@example.com'],
    ['no host', 'guest@'],
    ['a host without a dot', 'guest@localhost'],
    ['a host that begins with a dot', 'guest@.example.com'],
    ['a host that ends with a dot', 'guest@example.com.'],
    ['two dots in the host', 'guest@example..com'],
    ['a space', 'gu est@example.com'],
    ['a space behind', 'guest@example.com '],
    ['a line break, which could begin a new header', 'guest@example.com\r\nBcc: a@b.de'],
    ['a no-break space', 'guest@exa\u00a0mple.com'],
    ['half a character, which no address and no header can carry', 'gu\ud83dest@example.com'],
    ['255 characters', `${'a'.repeat(243)}@example.com`],
    ['100,000 characters', `${'a'.repeat(100_000)}@example.com`],
  ])('is invalid: %s', (_what, text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  it('may be any that the usual generators create', () => {
    fc.assert(fc.property(fc.emailAddress(), isEmailAddress), { numRuns: 10_000 });
  });

  it('has exactly one at sign, no blank, and can be percent-encoded', () => {
    const text = fc.string({
      unit: fc.oneof(fc.constantFrom('@', '.', ' ', 'a', '\n'), fc.string({ unit: 'binary', maxLength: 1 })),
    });
    fc.assert(
      fc.property(text, (address) => {
        if (!isEmailAddress(address)) return;
        expect(address.split('@')).toHaveLength(2);
        expect(address).not.toMatch(/\s/);
        expect(decodeURIComponent(encodeURIComponent(address))).toBe(address);
      }),
      { numRuns: 10_000 },
    );
  });

  it('is refused quickly even if it is built to be slow', async () => {
    const spent = await countCpuMs(() => {
      isEmailAddress(`a@${'a.'.repeat(126)}`);
      isEmailAddress(`${'@'.repeat(254)}`);
      isEmailAddress(`a@${'a'.repeat(250)}@`);
    });
    expect(spent).toBeLessThan(50);
  });
});
