import { buildProject, listProjects } from './support/build-project.js';
import { expectBuiltPageWorks, openBuiltPage } from './support/built-page.js';
import { ALWAYS, ONLY_FULL } from './support/stand-for.js';
import { test } from './support/test.js';

/** webpack stands for all bundlers in a sampled run: it broke when the addresses of data files were computed. */
const SAMPLE = 'webpack';

for (const bundler of listProjects('bundlers')) {
  test(
    `a page built by ${bundler} speaks German and Japanese, applies German rules, and finds an order`,
    { tag: bundler === SAMPLE ? ALWAYS : ONLY_FULL },
    async ({ page, watch }) => {
      // Installing and building are slow.
      test.setTimeout(600_000);
      const files = buildProject({ folder: `bundlers/${bundler}`, shared: 'bundlers/page' });
      await openBuiltPage(page, `/bundled/${bundler}/`, files);
      await expectBuiltPageWorks(page, watch);
    },
  );
}
