import { readdirSync } from 'node:fs';
import { inRoot } from '../../scripts/paths.js';
import { shuffle } from '../support/shuffle.js';
import { SEED } from '../support/test-run.js';
import type { Engine } from './skipped-elements.js';

const FOLDER = 'tests/elements';
/** The number of element test files and of flows that fit into a minute. */
const ELEMENT_FILES = 8;
const FLOW_COUNT = 10;

/** Selects the element test files that an engine runs in a sample; the two engines get different ones. */
export function drawElementTests(engine: Engine): string[] {
  const files = readdirSync(inRoot(FOLDER), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.test.ts'),
  );
  console.log(`sample: ${ELEMENT_FILES} of ${files.length} files of element tests in ${engine}`);
  const drawn = shuffle(files.toSorted(), SEED);
  return (engine === 'webkit' ? drawn.toReversed() : drawn).slice(0, ELEMENT_FILES).map((name) => `${FOLDER}/${name}`);
}

/** Selects the flows that the engines run in a sample. */
export function drawFlows<Row>(rows: readonly Row[]): Row[] {
  // Every worker selects them; only the main process prints the number.
  const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;
  if (!isWorker) console.log(`sample: ${FLOW_COUNT} of ${rows.length} flows`);
  return shuffle(rows, SEED).slice(0, FLOW_COUNT);
}
