import { describe, expect, it } from 'vitest';
import { FLAG_TABLE } from '../../src/app/configuration/flag-table.js';
import { listProjectFiles, readProjectFile } from '../structure/project-files.js';
import { FLAG_ROWS } from './flag-rows.js';

const READ = /(?:isFlagOn\(|\bflag: )'(\w+)'/g;

/** Every flag that the source reads by name. */
function listRead(): string[] {
  const sources = listProjectFiles().filter((file) => /^(?:src|elements)\/.*\.tsx?$/.test(file));
  const found = sources.flatMap((file) => [...readProjectFile(file).matchAll(READ)].map(([, flag = '']) => flag));
  return [...new Set(found)].sort();
}

/** Flags that pages may already set, for screens that do not exist yet. */
const AWAITED: readonly string[] = [];

/** They change a call and nothing on the screen; these tests cover them on and off. */
const SEEN_IN_CALLS: Readonly<Record<string, string>> = {
  usePaymentV2: 'tests/features/order-detail/payment/payment-controller.test.ts',
  disableCreateReturnLabelFlag: 'tests/features/return-wizard/submission/return-controller.test.ts',
  sendReturnMethodGlobally: 'tests/features/return-wizard/submission/return-controller.test.ts',
  sendStoreReturnEmail: 'tests/features/return-wizard/submission/send-return-messages.test.ts',
  // It redirects away from the screen.
  disableGiftCardLookup: 'tests/e2e/gift-card.e2e.ts',
  enableDorisCommunication: 'tests/features/return-wizard/submission/send-return-messages.test.ts',
};

describe('the flags', () => {
  it('that are read are those of the table, except for future screens', () => {
    const known = FLAG_TABLE.map(({ name }): string => name);
    expect(known.filter((name) => !AWAITED.includes(name)).sort()).toEqual(listRead());
  });

  it('that are read each have a row that shows them on and off in a browser, or a test of the call they change', () => {
    const onScreen = FLAG_ROWS.map(({ flag }): string => flag);
    expect([...onScreen, ...Object.keys(SEEN_IN_CALLS)].sort()).toEqual(listRead());
    for (const [flag, file] of Object.entries(SEEN_IN_CALLS)) expect(readProjectFile(file)).toContain(flag);
  });

  it('are in the table once, each with a sentence', () => {
    const names = FLAG_TABLE.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(FLAG_TABLE.filter(({ meaning }) => !/^[A-Z].*\.$/.test(meaning))).toEqual([]);
  });
});
