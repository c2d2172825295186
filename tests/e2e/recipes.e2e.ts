import { loaders } from '../../elements/loaders.js';
import { RECIPES } from './recipes/recipes.js';
import { buildProject } from './support/build-project.js';
import { expectBuiltPageWorks, openBuiltPage } from './support/built-page.js';
import { ONLY_FULL } from './support/stand-for.js';
import { expect, test } from './support/test.js';

for (const { name, folder, out, base = `/bundled/${folder}/`, renderedByServer } of RECIPES) {
  test(
    `the documented ${name} page, built as a shop would, passes objects to its tags and receives their events`,
    { tag: ONLY_FULL },
    async ({ page, watch }) => {
      // Installing and building are slow.
      test.setTimeout(600_000);
      const files = buildProject({ folder: `recipes/${folder}`, ...(out && { out }) });
      const rendered = files.get('index.html')?.toString() ?? '';
      const tags = Object.keys(loaders).filter((tag) => rendered.includes(`<${tag} `));
      if (renderedByServer) expect(tags).toContain(renderedByServer);
      else expect(tags).toEqual([]);
      expect(rendered).not.toContain('[object');
      await openBuiltPage(page, base, files);
      await expectBuiltPageWorks(page, watch);
      await expect(page.locator('output')).toHaveText('US10000001');
    },
  );
}
