import { IS_SAMPLED } from '../support/test-run.js';
import { RECIPES } from './recipes/recipes.js';
import { buildProject } from './support/build-project.js';
import { expectBuiltPageWorks, openBuiltPage } from './support/built-page.js';
import { expect, test } from './support/test.js';

for (const { name, folder, out, base = `/bundled/${folder}/`, isDrawnByServer } of IS_SAMPLED ? [] : RECIPES) {
  test(`the documented ${name} page, built as a shop would, passes objects to its tags and receives their events`, async ({
    page,
    watch,
  }) => {
    // Installing and building are slow.
    test.setTimeout(600_000);
    const files = buildProject({ folder: `recipes/${folder}`, ...(out && { out }) });
    const drawn = files.get('index.html')?.toString() ?? '';
    expect(drawn.includes('<orders-guest-lookup')).toBe(isDrawnByServer === true);
    expect(drawn).not.toContain('[object');
    await openBuiltPage(page, base, files);
    await expectBuiltPageWorks(page, watch);
    await expect(page.locator('output')).toHaveText('US10000001');
  });
}
