import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { inRoot } from '../../../scripts/paths.js';
import { expectBuiltPageWorks } from '../support/built-page.js';
import { bundleSample } from './bundle-sample.js';
import { openSamplePage } from './open-sample-page.js';
import { readRecipe, RECIPE_SAMPLES } from './recipe-samples.js';
import type { SampleRow } from './sample-row.js';

/** The entry of the page: the project's own file, or the sample itself. */
function readEntry(file: string): string {
  const entry = path.join(path.dirname(file), 'main.js');
  return existsSync(entry) ? readFileSync(entry, 'utf8') : `import './${path.basename(file)}';`;
}

/** Samples of frameworks and bundlers: each must equal its project's file. Pages that open without their own build are also used. */
export const RECIPE_ROWS: readonly SampleRow[] = RECIPE_SAMPLES.map((recipe) => ({
  sample: recipe.sample,
  does: recipe.opened
    ? `passes objects to its elements and receives their events, as ${recipe.file} does`
    : `is ${recipe.file}`,
  async prove(code, { page, watch }) {
    const { file, opened } = recipe;
    if (opened) {
      const files = await bundleSample({
        [path.basename(file)]: code,
        'page.ts': readEntry(inRoot('tests/e2e', file)),
      });
      await openSamplePage(page, { ...opened, then: `await import('/sample/page.js');`, files });
      await expectBuiltPageWorks(page, watch);
      await expect(page.locator('output')).toHaveText('US10000001');
    }
    expect(`${code}\n`).toBe(readRecipe(recipe));
  },
}));
