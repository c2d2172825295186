import { describe, expect, it } from 'vitest';
import { FLAG_TABLE } from '../../../src/app/configuration/flag-table.js';
import { nameUnknownFlags } from '../../../src/app/configuration/explain-problems.js';
import { createElementTestContext } from '../../support/element-test-context.js';

const create = (flags: string) => createElementTestContext({ attributes: { flags } });

describe('an unknown flag', () => {
  it.each([
    ['enableEd', 'flags="enableEd" is not a flag: expected a name from docs/flags.md.'],
    ['enablesmslookup', 'flags="enablesmslookup" is not a flag: expected "enableSmsLookup".'],
    ['constructor', 'flags="constructor" is not a flag: expected a name from docs/flags.md.'],
  ])('is named in the console, with what was expected: %s', (flags, line) => {
    const { context, warnings } = create(`enableEdd ${flags}`);
    nameUnknownFlags(context);
    expect(warnings).toEqual([line]);
  });

  it('is named once for each state of the attribute, and again when it comes back', () => {
    const { context, warnings, configure } = create('enableEd');
    nameUnknownFlags(context);
    nameUnknownFlags(context);
    expect(warnings).toHaveLength(1);
    configure({ flags: 'enableEdd' });
    nameUnknownFlags(context);
    expect(warnings).toHaveLength(1);
    configure({ flags: 'enableEd' });
    nameUnknownFlags(context);
    expect(warnings).toHaveLength(2);
  });

  it('is never a flag of the table', () => {
    const { context, warnings } = create(FLAG_TABLE.map(({ name }) => name).join(' '));
    nameUnknownFlags(context);
    expect(warnings).toEqual([]);
  });
});
