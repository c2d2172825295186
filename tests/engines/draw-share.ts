import { readdirSync } from 'node:fs';
import { inRoot } from '../../scripts/paths.js';
import { shuffle } from '../support/shuffle.js';
import { SEED } from '../support/test-run.js';
import type { Engine } from './skipped-elements.js';

const FOLDER = 'tests/elements';
/** Of the files of element tests, and of the flows, as many as a minute has room for. */
const ELEMENT_FILES = 8;
const FLOW_COUNT = 10;

/** Files of element tests that an engine runs in a sample; the two draw different ones. */
export function drawElementTests(engine: Engine): string[] {
  const files = readdirSync(inRoot(FOLDER), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.test.ts'),
  );
  console.log(`sample: ${ELEMENT_FILES} of ${files.length} files of element tests in ${engine}`);
  const drawn = shuffle(files.toSorted(), SEED);
  return (engine === 'webkit' ? drawn.toReversed() : drawn).slice(0, ELEMENT_FILES).map((name) => `${FOLDER}/${name}`);
}

/** Flows that the engines run in a sample. */
export function drawFlows<Row>(rows: readonly Row[]): Row[] {
  // Every worker draws; the process that starts them says so.
  const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;
  if (!isWorker) console.log(`sample: ${FLOW_COUNT} of ${rows.length} flows`);
  return shuffle(rows, SEED).slice(0, FLOW_COUNT);
}
