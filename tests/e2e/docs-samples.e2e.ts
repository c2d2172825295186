import { listSamples, readSamples } from './docs/list-samples.js';
import { listUnpaired, SAMPLE_ROWS } from './docs/sample-rows.js';
import { standFor } from './support/stand-for.js';
import { expect, test } from './support/test.js';

const samples = listSamples();

test('every sample of the documents has a row that runs it, and a sample without one is reported', () => {
  expect(listUnpaired(samples)).toEqual([]);
  const added = readSamples('theming.md', '# Added\n\n```css\norders-area {\n}\n```\n');
  expect(listUnpaired([...samples, ...added])).toEqual(['theming.md, Added, 1']);
});

for (const { sample, does, prove } of SAMPLE_ROWS) {
  const [found] = samples.filter(({ name }) => name === sample);
  // A sampled run draws from the rows that cover every document and every language.
  const facets = [sample.split(',')[0] ?? '', found?.language ?? ''];
  test(`${sample}: ${does}`, standFor(facets), async ({ page, watch }) => {
    await prove(found?.code ?? '', { page, watch });
  });
}
