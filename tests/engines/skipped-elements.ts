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
      'a part of the tag that cannot be loaded > *',
      'a part of the history that cannot be loaded > *',
      'a screen of the area that cannot be loaded > *',
      'a card of an order that the page gives > whose reader cannot be loaded is tried again on request',
    ],
  },
  {
    engine: 'firefox',
    reason: 'Firefox writes forint with two decimals, as ISO 4217 has them.',
    tests: ['money and days > are written as in hu, in hu: *'],
  },
  {
    engine: 'webkit',
    reason: "Debian's WebKitGTK formats with ICU 72, whose data for these languages is older.",
    tests: [
      'money and days > are written as in in, in en: *',
      'money and days > are written as in it, in it: *',
      'money and days > are written as in si, in sl: *',
      'money and days > are written as in hu, in hu: *',
    ],
  },
  {
    engine: 'webkit',
    reason: 'WebKitGTK 2.50 has no moveBefore.',
    tests: [
      '<orders-guest-lookup> that is moved > by moveBefore keeps everything, and the focus without a blur',
      '<orders-area> that is moved > by moveBefore keeps everything, and the focus without a blur',
      'a tag that is moved > by moveBefore is not told that it left, so that nothing is put away and fetched back',
      'a tag that is moved > by hand-written means keeps its nodes and is not taken down',
    ],
  },
];

/** Returns why an engine skips a test; undefined if it runs it. */
export function findSkipReason(engine: Engine, test: string): string | undefined {
  const isNamed = (name: string): boolean => (name.endsWith('*') ? test.startsWith(name.slice(0, -1)) : test === name);
  return SKIPPED_ELEMENT_TESTS.find((row) => row.engine === engine && row.tests.some(isNamed))?.reason;
}
