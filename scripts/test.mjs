import { fileURLToPath } from 'node:url';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureEngines } from './ensure-engines.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { ensureNode } from './ensure-node.mjs';
import { compareFigures } from './figures/compare-figures.mjs';
import { forgetFigures } from './figures/figure-notes.mjs';
import { forgetTallies, readTallies } from './harnesses/tally.mjs';
import { groupSteps, runAbreast, runStep, skipStep } from './run-step.mjs';
import { writeReport } from './step-report.mjs';
import { STEPS } from './steps.mjs';
import { nameSeedSource, readSeed } from './test-seed.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FLAGS = ['--fast', '--full', '--keep-going', '--figures'];
const USAGE = `Usage: node scripts/test.mjs [--fast | --full] [--keep-going] [--figures] [--only=${STEPS.map(({ name }) => name).join(',')}]

  --fast        what needs no build and no browser
  --full        the whole corpora in place of the sample (ORDERS_FULL=1)
  --keep-going  goes on after a step that failed
  --figures     writes the figures into README.md, where every step passed
  --only=a,b    these steps alone`;

ensureNode();
// Before it is handed on to the steps: what was asked for looks like any other number then.
const SEED_SOURCE = nameSeedSource();
const options = readOptions(process.argv.slice(2));
const steps = STEPS.filter(({ name, isFast }) =>
  options.only ? options.only.includes(name) : isFast || !options.isFast,
);
ensureInstall(ROOT);
forgetTallies(ROOT);
forgetFigures(ROOT);
const results = await runSteps(steps, { root: ROOT, env: await createEnvironment() });
console.log(
  `\nseed ${readSeed()} (${SEED_SOURCE}), ${options.isFull ? 'whole corpora' : 'samples'}\n\n${writeReport(results, readTallies(ROOT))}`,
);
const hasPassed = results.every(({ outcome }) => outcome === 'passed');
const news = hasPassed ? compareFigures(ROOT, { mayWrite: options.writesFigures }) : undefined;
// On the other stream: the counts stand alone at the end of this one.
if (news) console.error(news);
process.exitCode = hasPassed ? 0 : 1;

function readOptions(args) {
  const only = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const isKnown = (arg) => FLAGS.includes(arg) || arg.startsWith('--only=');
  if (!args.every(isKnown) || !(only ?? []).every((name) => STEPS.some((step) => step.name === name))) {
    console.error(USAGE);
    process.exit(2);
  }
  const [isFast, isFull, isPatient, writesFigures] = FLAGS.map((flag) => args.includes(flag));
  return { only, isFast, isFull, isPatient, writesFigures };
}

async function createEnvironment() {
  const needsChromium = steps.some((step) => step.needsChromium);
  return {
    ...process.env,
    // Output goes through a pipe, which the tools take for a place without colours.
    ...(process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {}),
    ...ensureEngines([...new Set(steps.flatMap(({ needs = [] }) => needs))]),
    ...(needsChromium ? { CHROME_PATH: await ensureChromium() } : {}),
    ORDERS_TEST_SEED: String(readSeed()),
    ...(options.isFull ? { ORDERS_FULL: '1' } : { ORDERS_SAMPLED: '1' }),
  };
}

async function runSteps(rows, place) {
  const done = [];
  for (const abreast of groupSteps(rows)) {
    const hasFailed = done.some(({ outcome }) => outcome !== 'passed');
    const isHeld = abreast.length > 1;
    const run = (step) => (hasFailed && !options.isPatient ? skipStep(step) : runStep(step, { ...place, isHeld }));
    done.push(...(await runAbreast(abreast, run)));
  }
  return done;
}
