export type Engine = 'chromium' | 'firefox' | 'webkit';

interface SkippedTests {
  readonly engine: Engine;
  readonly reason: string;
  /** Full names as the runner shows them, starting with the outermost `describe`; a name that ends with `*` is a prefix. */
  readonly tests: readonly string[];
}

/** Element tests that an engine does not run. All others run in all three engines. */
const SKIPPED_ELEMENT_TESTS: readonly SkippedTests[] = [
  {
    engine: 'firefox',
    reason: 'Firefox remembers a module that it could not load, and fails every later import of it until a reload.',
    tests: [
      'a lazy module of the tag that cannot be loaded > *',
      'a lazy module of the history that cannot be loaded > *',
      'a screen of the area that cannot be loaded > *',
      'a card with an order that the page passes > is retried on request if its parser cannot be loaded',
    ],
  },
  {
    engine: 'firefox',
    reason: 'Firefox writes forint with two decimals, as ISO 4217 has them.',
    tests: ['amounts and dates > have the format of hu, in hu: *'],
  },
  {
    engine: 'webkit',
    reason: "Debian's WebKitGTK formats with ICU 72, whose data for these languages is older.",
    tests: [
      'amounts and dates > have the format of in, in en: *',
      'amounts and dates > have the format of it, in it: *',
      'amounts and dates > have the format of si, in sl: *',
      'amounts and dates > have the format of hu, in hu: *',
    ],
  },
  {
    engine: 'webkit',
    reason: 'WebKitGTK 2.50 has no moveBefore.',
    tests: [
      '<orders-guest-lookup> that is moved > by moveBefore keeps everything, including the focus, without a blur',
      '<orders-area> that is moved > by moveBefore keeps everything, including the focus, without a blur',
      'a tag that is moved > by moveBefore does not count as disconnected, so that nothing is removed and loaded again',
      'a tag that is moved > and is written by hand keeps its nodes and is not unmounted',
    ],
  },
];

/** Returns why an engine skips a test; undefined if it runs it. */
export function findSkipReason(engine: Engine, test: string): string | undefined {
  const isNamed = (name: string): boolean => (name.endsWith('*') ? test.startsWith(name.slice(0, -1)) : test === name);
  return SKIPPED_ELEMENT_TESTS.find((row) => row.engine === engine && row.tests.some(isNamed))?.reason;
}
