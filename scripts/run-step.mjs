import { countTests } from './count-tests.mjs';
import { runTool } from './run-tool.mjs';

/** Runs a row of `steps.mjs`. A step that counts tests and shows none has failed, whatever its exit code says. */
export async function runStep(step, { root, env }) {
  const start = performance.now();
  console.log(`\n== ${step.name}: ${step.tool[1]} ${step.args.join(' ')}`);
  const { code, output } = await runTool({ root, tool: step.tool, args: step.args, env });
  return { name: step.name, ...judge(step, code, output), seconds: (performance.now() - start) / 1000 };
}

/** What is left out after a failure. */
export function skipStep({ name }) {
  return { name, outcome: 'not run', passed: 0, failed: 0, seconds: 0 };
}

export function judge(step, code, output) {
  const hasPassed = code === 0;
  if (!step.counts) return toOutcome(hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  const counts = countTests(step.counts, output) ?? { passed: 0, failed: 1 };
  // A runner may fail with every test passed: a file that cannot be loaded, an error after the last test.
  const failed = hasPassed ? counts.failed : Math.max(counts.failed, 1);
  return toOutcome({ passed: counts.passed, failed });
}

function toOutcome(counts) {
  return { ...counts, outcome: counts.failed === 0 ? 'passed' : 'FAILED' };
}
