/** What the last run found sound is not looked at again, unless it has changed, or what it is judged by has. */
const TYPES_KEPT = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];
const FORMATS_KEPT = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/formatted'];

const ELEMENTS = { tool: ['@web/test-runner', 'wtr'], args: [], counts: 'wtr' };
const PLAYWRIGHT = ['@playwright/test', 'playwright'];

/**
 * What `npm test` does, in this order. `tool` is a package's command, run as node would run it, with `args`.
 * `isFast`: part of `npm run check`. `counts`: whose test counts its output ends with; other steps count as one.
 * `needsChromium`: gets the path of a browser in CHROME_PATH. `needs`: other engines, whose paths it gets likewise. `env`: what else it gets. `isAbreast`: keeps one core busy and changes nothing that its neighbours of
 * that kind look at, so that as many of them run at the same time as there are cores, and say what they have to say one after the other.
 * Those that take longest come first: whatever is last runs by itself.
 */
export const STEPS = [
  { name: 'lint', tool: ['eslint', 'eslint'], args: ['.', '--max-warnings', '0'], isFast: true, isAbreast: true },
  { name: 'build', tool: ['tsx', 'tsx'], args: ['scripts/build.ts'], isAbreast: true },
  { name: 'types', tool: ['typescript', 'tsc'], args: TYPES_KEPT, isFast: true, isAbreast: true },
  {
    name: 'format',
    tool: ['prettier', 'prettier'],
    args: ['--check', '.', ...FORMATS_KEPT],
    isFast: true,
    isAbreast: true,
  },
  { name: 'generate', tool: ['tsx', 'tsx'], args: ['scripts/generate.ts', '--check'], isFast: true, isAbreast: true },
  { name: 'unit', tool: ['vitest', 'vitest'], args: ['run'], counts: 'vitest', isFast: true },
  { name: 'elements', ...ELEMENTS, needsChromium: true },
  { name: 'firefox', ...ELEMENTS, env: { ORDERS_ENGINE: 'firefox' }, needs: ['firefox'], isAbreast: true },
  { name: 'webkit', ...ELEMENTS, env: { ORDERS_ENGINE: 'webkit' }, needs: ['webkit'], isAbreast: true },
  {
    name: 'engines',
    tool: PLAYWRIGHT,
    args: ['test', '-c', 'playwright.engines.config.ts'],
    counts: 'playwright',
    needsChromium: true,
    needs: ['firefox', 'webkit'],
  },
  { name: 'e2e', tool: PLAYWRIGHT, args: ['test'], counts: 'playwright', needsChromium: true },
  { name: 'package', tool: ['tsx', 'tsx'], args: ['scripts/check-package.ts'], isAbreast: true },
  { name: 'budgets', tool: ['tsx', 'tsx'], args: ['scripts/check-budgets.ts'], needsChromium: true, isAbreast: true },
];
