import { IS_SAMPLED } from '../support/test-run.js';
import { buildProject, listProjects } from './support/build-project.js';
import { expectBuiltPageWorks, openBuiltPage } from './support/built-page.js';
import { ALWAYS } from './support/stand-for.js';
import { test } from './support/test.js';

/** webpack broke when the addresses of data files were computed. */
const SAMPLE = ['webpack'];

for (const bundler of IS_SAMPLED ? SAMPLE : listProjects('bundlers')) {
  test(
    `a page built by ${bundler} speaks German and Japanese, applies German rules, and finds an order`,
    { tag: ALWAYS },
    async ({ page, watch }) => {
      // Installing and building are slow.
      test.setTimeout(600_000);
      const files = buildProject({ folder: `bundlers/${bundler}`, shared: 'bundlers/page' });
      await openBuiltPage(page, `/bundled/${bundler}/`, files);
      await expectBuiltPageWorks(page, watch);
    },
  );
}
