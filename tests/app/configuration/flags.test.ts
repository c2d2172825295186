import { describe, expect, it } from 'vitest';
import { isFlagOn } from '../../../src/app/context/create-element-context.js';

const client = (getBooleanValue: (key: string, fallback: boolean) => boolean) => ({ flags: { getBooleanValue } });

describe('a flag', () => {
  it('is off unless somebody turns it on', () => {
    expect(isFlagOn('enableSmsLookup', [], undefined)).toBe(false);
    expect(isFlagOn('enableSmsLookup', [], {})).toBe(false);
  });

  it('is on when the attribute names it, by its whole name and case', () => {
    expect(isFlagOn('enableSmsLookup', ['enableEdd', 'enableSmsLookup'], undefined)).toBe(true);
    expect(isFlagOn('enableSmsLookup', ['enablesmslookup', 'enableSms'], undefined)).toBe(false);
  });

  it('is what the flag client of the page says, asked by name with off as the fallback', () => {
    const asked: unknown[] = [];
    const adapter = client((key, fallback) => {
      asked.push([key, fallback]);
      return key === 'enableSmsLookup';
    });
    expect(isFlagOn('enableSmsLookup', [], adapter)).toBe(true);
    expect(isFlagOn('isLoggedOutMember', [], adapter)).toBe(false);
    expect(asked).toEqual([
      ['enableSmsLookup', false],
      ['isLoggedOutMember', false],
    ]);
  });

  it('that the attribute names stays on, whatever the client says', () => {
    expect(
      isFlagOn(
        'enableSmsLookup',
        ['enableSmsLookup'],
        client(() => false),
      ),
    ).toBe(true);
  });

  it.each(['yes', 1, {}, null, undefined])('is off when the client says neither yes nor no: %j', (answer) => {
    expect(
      isFlagOn(
        'enableSmsLookup',
        [],
        client(() => answer as boolean),
      ),
    ).toBe(false);
  });

  it('is off when the client throws', () => {
    const adapter = client(() => {
      throw new Error('not ready');
    });
    expect(isFlagOn('enableSmsLookup', [], adapter)).toBe(false);
  });
});
