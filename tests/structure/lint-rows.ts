import type { LintRow } from './lint-row.js';
import { COUNTRY_ROWS } from './lint-rows-country.js';
import { SHAPE_ROWS } from './lint-rows-shape.js';
import { WORLD_ROWS } from './lint-rows-world.js';
import { MARKUP_ROWS } from './lint-rows-markup.js';
import { PACKAGE_ROWS } from './lint-rows-packages.js';

export const LINT_ROWS: readonly LintRow[] = [
  ...WORLD_ROWS,
  ...MARKUP_ROWS,
  ...PACKAGE_ROWS,
  ...COUNTRY_ROWS,
  ...SHAPE_ROWS,
];
