import { readdirSync } from 'node:fs';
import { inRoot } from '../../scripts/paths.js';
import { shuffle } from '../support/shuffle.js';
import { SEED } from '../support/test-run.js';

const FOLDER = 'tests/elements';
/** The number of element test files and of flows that fit into a minute. */
const ELEMENT_FILES = 8;
const FLOW_COUNT = 10;

/** What runs a part of the element tests in a sample: two engines, and React in Chromium. */
const SAMPLED_RUNS = ['firefox', 'webkit', 'react'] as const;

/** Selects the element test files of a sampled run; each of these runs gets different ones. */
export function drawElementTests(run: (typeof SAMPLED_RUNS)[number]): string[] {
  const files = readdirSync(inRoot(FOLDER), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.test.ts'),
  );
  const start = SAMPLED_RUNS.indexOf(run) * ELEMENT_FILES;
  const drawn = shuffle(files.toSorted(), SEED).slice(start, start + ELEMENT_FILES);
  console.log(`sample: ${drawn.length} of ${files.length} files of element tests for ${run}`);
  return drawn.map((name) => `${FOLDER}/${name}`);
}

/** Selects the flows that the engines run in a sample. */
export function drawFlows<Row>(rows: readonly Row[]): Row[] {
  // Every worker selects them; only the main process prints the number.
  const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;
  if (!isWorker) console.log(`sample: ${FLOW_COUNT} of ${rows.length} flows`);
  return shuffle(rows, SEED).slice(0, FLOW_COUNT);
}
