import { describe, expect, it } from 'vitest';
import { isFlagOn } from '../../../src/app/context/create-element-context.js';

const client = (getBooleanValue: (key: string, fallback: boolean) => boolean) => ({ flags: { getBooleanValue } });

describe('a flag', () => {
  it('is off by default', () => {
    expect(isFlagOn('enableSmsLookup', [], undefined)).toBe(false);
    expect(isFlagOn('enableSmsLookup', [], {})).toBe(false);
  });

  it('is on if the attribute names it, by its whole name and case', () => {
    expect(isFlagOn('enableSmsLookup', ['enableEdd', 'enableSmsLookup'], undefined)).toBe(true);
    expect(isFlagOn('enableSmsLookup', ['enablesmslookup', 'enableSms'], undefined)).toBe(false);
  });

  it("follows the page's flag client, which is called with the name and off as the fallback", () => {
    const requests: unknown[] = [];
    const adapter = client((key, fallback) => {
      requests.push([key, fallback]);
      return key === 'enableSmsLookup';
    });
    expect(isFlagOn('enableSmsLookup', [], adapter)).toBe(true);
    expect(isFlagOn('isLoggedOutMember', [], adapter)).toBe(false);
    expect(requests).toEqual([
      ['enableSmsLookup', false],
      ['isLoggedOutMember', false],
    ]);
  });

  it('stays on if the attribute names it, whatever the client answers', () => {
    expect(
      isFlagOn(
        'enableSmsLookup',
        ['enableSmsLookup'],
        client(() => false),
      ),
    ).toBe(true);
  });

  it.each(['yes', 1, {}, null, undefined])('is off if the client returns neither true nor false: %j', (answer) => {
    expect(
      isFlagOn(
        'enableSmsLookup',
        [],
        client(() => answer as boolean),
      ),
    ).toBe(false);
  });

  it('is off if the client throws', () => {
    const adapter = client(() => {
      throw new Error('not ready');
    });
    expect(isFlagOn('enableSmsLookup', [], adapter)).toBe(false);
  });
});
