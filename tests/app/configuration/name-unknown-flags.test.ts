import { describe, expect, it } from 'vitest';
import { FLAG_TABLE } from '../../../src/app/configuration/flag-table.js';
import { nameUnknownFlags } from '../../../src/app/configuration/name-unknown-flags.js';
import { createScopeUnderTest } from '../../support/scope-under-test.js';

const create = (flags: string) => createScopeUnderTest({ attributes: { flags } });

describe('a flag that nobody knows', () => {
  it.each([
    ['enableEd', 'flags="enableEd" is no flag: expected names of docs/flags.md.'],
    ['enablesmslookup', 'flags="enablesmslookup" is no flag: expected "enableSmsLookup".'],
    ['constructor', 'flags="constructor" is no flag: expected names of docs/flags.md.'],
  ])('is named in the console, with what was expected: %s', (flags, line) => {
    const { scope, warnings } = create(`enableEdd ${flags}`);
    nameUnknownFlags(scope);
    expect(warnings).toEqual([line]);
  });

  it('is named once for each state of the attribute, and again when it comes back', () => {
    const { scope, warnings, configure } = create('enableEd');
    nameUnknownFlags(scope);
    nameUnknownFlags(scope);
    expect(warnings).toHaveLength(1);
    configure({ flags: 'enableEdd' });
    nameUnknownFlags(scope);
    expect(warnings).toHaveLength(1);
    configure({ flags: 'enableEd' });
    nameUnknownFlags(scope);
    expect(warnings).toHaveLength(2);
  });

  it('is none of the table', () => {
    const { scope, warnings } = create(FLAG_TABLE.map(({ name }) => name).join(' '));
    nameUnknownFlags(scope);
    expect(warnings).toEqual([]);
  });
});
