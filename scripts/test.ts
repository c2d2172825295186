import { spawn, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { countTests, type Runner, type TestCounts } from './count-tests.js';
import { ensureBrowsers, type BrowserName } from './ensure-browsers.js';
import { inRoot } from './paths.js';
import { readSeed } from './test-seed.js';

interface Step {
  readonly name: string;
  readonly command: string;
  /** Needs neither a build nor a browser, so `npm run check` includes it. */
  readonly isFast?: boolean;
  /** The tool whose summary has the number of tests; a step without one counts as one test. */
  readonly runner?: Runner;
  readonly browsers?: readonly BrowserName[];
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * In order of execution. Steps that share a group run side by side: each of them uses one core and changes nothing that the others read. The
 * longest come first, so that the last one does not run alone for long.
 */
const GROUPS: readonly (readonly Step[])[] = [
  [{ name: 'build', command: 'tsx scripts/build.ts' }],
  [
    { name: 'budgets', command: 'tsx scripts/check-budgets.ts', browsers: ['chromium'] },
    { name: 'lint', command: 'oxlint && eslint . --max-warnings 0', isFast: true },
    { name: 'package', command: 'tsx tests/package/packed/check-package.ts' },
    { name: 'firefox', command: 'wtr', runner: 'wtr', browsers: ['firefox'], env: { ORDERS_ENGINE: 'firefox' } },
    { name: 'webkit', command: 'wtr', runner: 'wtr', browsers: ['webkit'], env: { ORDERS_ENGINE: 'webkit' } },
    { name: 'format', command: 'oxfmt --check .', isFast: true },
  ],
  [{ name: 'unit', command: 'vitest run', runner: 'vitest', isFast: true }],
  [{ name: 'elements', command: 'wtr', runner: 'wtr', browsers: ['chromium'] }],
  [
    {
      name: 'engines',
      command: 'playwright test -c playwright.engines.config.ts',
      runner: 'playwright',
      browsers: ['chromium', 'firefox', 'webkit'],
    },
  ],
  [{ name: 'e2e', command: 'playwright test', runner: 'playwright', browsers: ['chromium'] }],
];

/** On a busy machine a few tests only pass at their second try; more than this indicate a defect. */
const MAX_FLAKY = 5;

interface Result extends TestCounts {
  readonly name: string;
  readonly outcome: 'passed' | 'FAILED' | 'not run';
  readonly seconds: number;
}

const options = readOptions();
const groups = GROUPS.map((group) =>
  group.filter(({ name, isFast }) => options.only?.includes(name) ?? (isFast || !options.fast)),
);
const steps = groups.flat();
const environment = {
  ...process.env,
  // The steps write into a pipe, where tools leave colours out.
  ...(process.stdout.isTTY && !process.env['NO_COLOR'] ? { FORCE_COLOR: '1' } : {}),
  ...(await ensureBrowsers([...new Set(steps.flatMap(({ browsers = [] }) => browsers))])),
  ORDERS_TEST_SEED: String(readSeed()),
  ...(options.full ? { ORDERS_FULL: '1' } : { ORDERS_SAMPLED: '1' }),
};
const children = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);

const results: Result[] = [];
for (const group of groups) await runGroup(group);
printReport();
process.exitCode = results.every(({ outcome }) => outcome === 'passed') ? 0 : 1;

function readOptions() {
  const { values } = parseArgs({
    options: {
      fast: { type: 'boolean' },
      full: { type: 'boolean' },
      'keep-going': { type: 'boolean' },
      only: { type: 'string' },
    },
  });
  const only = values.only?.split(',');
  const names = GROUPS.flat().map(({ name }) => name);
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no step "${unknown}", only ${names.join(', ')}.`);
  return { ...values, only };
}

/** Runs as many steps of a group at a time as there are cores, and starts none after a failure. */
async function runGroup(group: readonly Step[]): Promise<void> {
  const waiting = [...group];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const isSkipped = !options['keep-going'] && results.some(({ outcome }) => outcome === 'FAILED');
      if (isSkipped) results.push({ name: step.name, outcome: 'not run', passed: 0, failed: 0, flaky: 0, seconds: 0 });
      else results.push(await runStep(step, group.length > 1));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** Shows the output as it comes, or at the end if other steps run at the same time (`isHeld`). */
function runStep(step: Step, isHeld: boolean): Promise<Result> {
  const start = performance.now();
  const title = `\n== ${step.name}: ${step.command}`;
  if (!isHeld) console.log(title);
  const child = spawn(step.command, {
    cwd: inRoot(),
    env: { ...environment, ...step.env },
    shell: true,
    // A process group, so that a signal reaches what the shell has started.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (!isHeld) process.stdout.write(text);
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      children.delete(child);
      if (isHeld) console.log(`${title}\n${output}`);
      resolve({ name: step.name, ...judge(step, code, output), seconds: (performance.now() - start) / 1000 });
    });
  });
}

function judge({ runner }: Step, code: number | null, output: string): TestCounts & Pick<Result, 'outcome'> {
  const counts = runner ? countTests(runner, output) : { passed: code === 0 ? 1 : 0, failed: 0, flaky: 0 };
  // A runner may fail with every test passed: at a file that it cannot load, or an error after the last test.
  const isSound = code === 0 && counts.flaky <= MAX_FLAKY;
  const failed = isSound ? counts.failed : Math.max(counts.failed, 1);
  return { ...counts, failed, outcome: failed === 0 ? 'passed' : 'FAILED' };
}

function printReport(): void {
  const inOrder = steps.flatMap((step) => results.filter(({ name }) => name === step.name));
  const lines = inOrder.map(({ name, outcome, seconds, passed, failed, flaky }) => {
    const counts = `${passed} passed, ${failed} failed${flaky > 0 ? `, ${flaky} at the second try` : ''}`;
    return `${name.padEnd(8)}  ${outcome.padEnd(7)}  ${seconds.toFixed(1).padStart(6)} s  ${counts}`;
  });
  const sum = (key: 'passed' | 'failed'): number => results.reduce((total, result) => total + result[key], 0);
  console.log(`\nORDERS_TEST_SEED=${readSeed()}, ${options.full ? 'whole corpora' : 'samples'}\n`);
  console.log(`${lines.join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed`);
}

function stop(signal: NodeJS.Signals): void {
  for (const { pid = 0 } of children) process.kill(process.platform === 'win32' ? pid : -pid, signal);
  process.exit(1);
}
