export type Engine = 'chromium' | 'firefox' | 'webkit';

export interface SkippedTests {
  readonly engine: Engine;
  readonly reason: string;
  /** Below `tests/elements/`. */
  readonly file: string;
  /** Full names as the runner shows them, starting with the outermost `describe`; a name that ends with `*` is a prefix. */
  readonly tests: readonly string[];
}

const FAILED_MODULES =
  'Firefox remembers a module that it could not load, and fails every later import of it until a reload.';
const NO_MOVE_BEFORE = 'WebKitGTK 2.50 has no moveBefore.';

/** Element tests that an engine does not run. All others run in all three engines. */
export const SKIPPED_ELEMENT_TESTS: readonly SkippedTests[] = [
  {
    engine: 'firefox',
    reason: FAILED_MODULES,
    file: 'orders-guest-lookup/chunks.test.ts',
    tests: ['a lazy module of the tag that cannot be loaded > *'],
  },
  {
    engine: 'firefox',
    reason: FAILED_MODULES,
    file: 'orders-history/failures.test.ts',
    tests: ['a lazy module of the history that cannot be loaded > *'],
  },
  {
    engine: 'firefox',
    reason: FAILED_MODULES,
    file: 'orders-area/start.test.ts',
    tests: ['a screen of the area that cannot be loaded > *'],
  },
  {
    engine: 'firefox',
    reason: FAILED_MODULES,
    file: 'orders-card/given-order.test.ts',
    tests: ['a card with an order that the page passes > is retried on request if its parser cannot be loaded'],
  },
  {
    engine: 'webkit',
    reason: "Debian's WebKitGTK formats with ICU 72, whose data for these languages is older.",
    file: 'languages.test.ts',
    tests: [
      'amounts and dates > have the format of in, in en: *',
      'amounts and dates > have the format of it, in it: *',
      'amounts and dates > have the format of si, in sl: *',
    ],
  },
  {
    engine: 'webkit',
    reason: NO_MOVE_BEFORE,
    file: 'bridge/moves.test.ts',
    tests: [
      '<orders-guest-lookup> that is moved > by moveBefore keeps everything, including the focus, without a blur',
      '<orders-area> that is moved > by moveBefore keeps everything, including the focus, without a blur',
      'a tag that is moved > by moveBefore does not count as disconnected, so that nothing is removed and loaded again',
      'a tag that is moved > and is written by hand keeps its nodes and is not unmounted',
    ],
  },
];

/** Whether an entry of the list matches a test. */
export function isNamed(entry: string, test: string): boolean {
  return entry.endsWith('*') ? test.startsWith(entry.slice(0, -1)) : test === entry;
}

/** Returns why an engine skips a test; undefined if it runs it. */
export function findSkipReason(engine: Engine, test: string): string | undefined {
  const isOfTest = (row: SkippedTests): boolean =>
    row.engine === engine && row.tests.some((entry) => isNamed(entry, test));
  return SKIPPED_ELEMENT_TESTS.find(isOfTest)?.reason;
}
