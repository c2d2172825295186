import { DATA_ROWS } from './data-rows.js';
import { ELEMENT_ROWS } from './element-rows.js';
import type { Sample } from './list-samples.js';
import { MARKUP_ROWS } from './markup-rows.js';
import { QUICK_START_ROWS } from './quick-start-rows.js';
import { RECIPE_ROWS } from './recipe-rows.js';
import type { SampleRow } from './sample-row.js';
import { SCRIPT_ROWS } from './script-rows.js';
import { SHEET_ROWS } from './sheet-rows.js';

/** The proof of each sample in the documents. A test fails for a sample without a row, and for a row without a sample. */
export const SAMPLE_ROWS: readonly SampleRow[] = [
  ...QUICK_START_ROWS,
  ...MARKUP_ROWS,
  ...ELEMENT_ROWS,
  ...SCRIPT_ROWS,
  ...RECIPE_ROWS,
  ...SHEET_ROWS,
  ...DATA_ROWS,
];

/** The names of samples without a row, and of rows without a sample. */
export function listUnpaired(samples: readonly Sample[], rows: readonly SampleRow[] = SAMPLE_ROWS): string[] {
  const [shown, proved] = [samples.map(({ name }) => name), rows.map(({ sample }) => sample)];
  return [...shown.filter((name) => !proved.includes(name)), ...proved.filter((name) => !shown.includes(name))];
}
