// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { inRoot } from '../../scripts/paths.js';
import { listSamples } from '../e2e/docs/list-samples.js';
import { readRecipe, RECIPE_SAMPLES } from '../e2e/docs/recipe-samples.js';
import { RECIPES } from '../e2e/recipes/recipes.js';
import { listProjects } from '../e2e/support/build-project.js';

const INTEGRATING = readFileSync(inRoot('docs/integrating.md'), 'utf8');
const samples = listSamples();

function readVersions(folder: string): Readonly<Record<string, string>> {
  const text = readFileSync(inRoot('tests/e2e', folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { dependencies: Readonly<Record<string, string>> }).dependencies;
}

/** The only row of a table of `docs/integrating.md` whose first cell begins like this. */
function getRow(begin: string): string {
  const rows = INTEGRATING.split('\n').filter((line) => line.toLowerCase().startsWith(`| ${begin.toLowerCase()}`));
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`${rows.length} rows begin with ${begin}.`);
  return row;
}

test.each(RECIPE_SAMPLES)('$sample of the documents is identical to $file', (recipe) => {
  const { code } = samples.find(({ name }) => name === recipe.sample) ?? {};
  expect(`${code}\n`).toBe(readRecipe(recipe));
});

test('every project of a framework is listed', () => {
  expect(listProjects('recipes')).toEqual(RECIPES.map(({ folder }) => folder).sort());
});

describe('docs/integrating.md names the tested version of', () => {
  it.each(RECIPES)('$name', ({ name, folder, package: main = folder }) => {
    const { [main]: version, vite } = readVersions(`recipes/${folder}`);
    expect(version).toMatch(/^\d/);
    expect(getRow(`[${name}](`)).toContain(`| ${version} `);
    if (vite !== undefined) expect(getRow(`[${name}](`)).toContain(`Vite ${vite}`);
  });

  it.each(listProjects('bundlers'))('%s', (bundler) => {
    // A stand-in package may be used: `npm:@rollup/wasm-node@4.68.4`.
    const versions = Object.values(readVersions(`bundlers/${bundler}`)).map((specifier) => specifier.split('@').at(-1));
    expect(versions).toContain(getRow(`${bundler} `).split('|')[2]?.trim());
  });

  it('Next.js, which is a bundler as well', () => {
    const { next } = readVersions('recipes/next');
    expect(getRow('Next.js, by Turbopack')).toContain(`| ${next} `);
  });
});
