import { IS_SAMPLED } from '../support/test-run.js';
import { buildProject, listProjects } from './support/build-project.js';
import { expectBuiltPageWorks, openBuiltPage } from './support/built-page.js';
import { test } from './support/test.js';

/** The one that broke when addresses of data files were computed. */
const SAMPLE = ['webpack'];

for (const bundler of IS_SAMPLED ? SAMPLE : listProjects('bundlers')) {
  test(`a page built by ${bundler} speaks German and Japanese, follows the rules of Germany, and finds an order`, async ({
    page,
    watch,
  }) => {
    // An install and a build take their time.
    test.setTimeout(600_000);
    const files = buildProject({ folder: `bundlers/${bundler}`, shared: 'bundlers/page' });
    await openBuiltPage(page, `/bundled/${bundler}/`, files);
    await expectBuiltPageWorks(page, watch);
  });
}
