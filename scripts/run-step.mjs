import { availableParallelism } from 'node:os';
import { countTests } from './count-tests.mjs';
import { runTool } from './run-tool.mjs';

/** Runs a row of `steps.mjs`. A step that counts tests and shows none has failed, whatever its exit code says. */
export async function runStep(step, { root, env, isHeld = false }) {
  const start = performance.now();
  const title = `\n== ${step.name}: ${step.tool[1]} ${step.args.join(' ')}`;
  if (!isHeld) console.log(title);
  const { code, output } = await runTool({
    root,
    tool: step.tool,
    args: step.args,
    env: { ...env, ...step.env },
    isHeld,
  });
  if (isHeld) console.log(`${title}\n${output}`);
  return { name: step.name, ...judge(step, code, output), seconds: (performance.now() - start) / 1000 };
}

/** Steps in the order they run in: each by itself, but neighbours that may run abreast together. */
export function groupSteps(steps) {
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.isAbreast && last?.[0].isAbreast) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** Runs the steps of a group, as many at a time as there are cores: more would only take each other's memory. Results are in their order. */
export async function runAbreast(steps, run, most = availableParallelism()) {
  const waiting = [...steps];
  const results = new Map();
  const goOn = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.set(step, await run(step));
  };
  await Promise.all(Array.from({ length: most }, goOn));
  return steps.map((step) => results.get(step));
}

/** What is left out after a failure. */
export function skipStep({ name }) {
  return { name, outcome: 'not run', passed: 0, failed: 0, again: 0, seconds: 0 };
}

/** A machine that is busy elsewhere may be late now and then. More than this is no accident. */
export const MOST_AGAIN = 5;

export function judge(step, code, output) {
  const hasPassed = code === 0;
  if (!step.counts)
    return toOutcome(hasPassed ? { passed: 1, failed: 0, again: 0 } : { passed: 0, failed: 1, again: 0 });
  const counts = countTests(step.counts, output) ?? { passed: 0, failed: 1, again: 0 };
  // A runner may fail with every test passed: a file that cannot be loaded, an error after the last test.
  const isSound = hasPassed && counts.again <= MOST_AGAIN;
  return toOutcome({ ...counts, failed: isSound ? counts.failed : Math.max(counts.failed, 1) });
}

function toOutcome(counts) {
  return { ...counts, outcome: counts.failed === 0 ? 'passed' : 'FAILED' };
}
