/**
 * What `npm test` does, in this order. `tool` is a package's command, run as node would run it, with `args`.
 * `isFast`: part of `npm run check`. `counts`: whose test counts its output ends with; other steps count as one.
 * `needsChromium`: gets the path of a browser in CHROME_PATH. `isAbreast`: keeps one core busy and writes nothing, so that neighbours of
 * its kind run at the same time, and say what they have to say one after the other.
 */
export const STEPS = [
  { name: 'format', tool: ['prettier', 'prettier'], args: ['--check', '.'], isFast: true, isAbreast: true },
  { name: 'types', tool: ['typescript', 'tsc'], args: [], isFast: true, isAbreast: true },
  { name: 'lint', tool: ['eslint', 'eslint'], args: ['.', '--max-warnings', '0'], isFast: true, isAbreast: true },
  { name: 'generate', tool: ['tsx', 'tsx'], args: ['scripts/generate.ts', '--check'], isFast: true, isAbreast: true },
  { name: 'build', tool: ['tsx', 'tsx'], args: ['scripts/build.ts'] },
  { name: 'unit', tool: ['vitest', 'vitest'], args: ['run'], counts: 'vitest', isFast: true },
  { name: 'elements', tool: ['@web/test-runner', 'wtr'], args: [], counts: 'wtr', needsChromium: true },
  { name: 'e2e', tool: ['@playwright/test', 'playwright'], args: ['test'], counts: 'playwright', needsChromium: true },
  { name: 'package', tool: ['tsx', 'tsx'], args: ['scripts/check-package.ts'], isAbreast: true },
  { name: 'budgets', tool: ['tsx', 'tsx'], args: ['scripts/check-budgets.ts'], needsChromium: true, isAbreast: true },
];
