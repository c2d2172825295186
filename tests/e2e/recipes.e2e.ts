import { IS_SAMPLED } from '../support/test-run.js';
import { RECIPES } from './recipes/recipes.js';
import { buildProject } from './support/build-project.js';
import { expectBuiltPageWorks, openBuiltPage } from './support/built-page.js';
import { expect, test } from './support/test.js';

for (const { name, folder, out, base = `/bundled/${folder}/`, isDrawnByServer } of IS_SAMPLED ? [] : RECIPES) {
  test(`the documented page of ${name}, built as a shop would, hands objects to its tags and hears them`, async ({
    page,
    watch,
  }) => {
    // An install and a build take their time.
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
