import { expect, it } from 'vitest';
import { listWrongSizes } from '../../scripts/budgets/readme-sizes.js';

const README = `
| tag             | \`embed/\` | \`cdn/\` |
| --------------- | -------: | -----: |
| \`<orders-card>\` |       40 |     21 |
`;
const SIZES: Readonly<Record<string, number>> = {
  'embed/orders-card.js': 40_030,
  'cdn/orders-card.js': 20_490,
  'embed/orders-detail.js': 50_000,
  'cdn/orders-detail.js': 30_000,
};
const measure = (entry: string): number => SIZES[entry] ?? 0;

it('accepts sizes that are right to five percent', () => {
  expect(listWrongSizes(README, ['orders-card'], measure)).toEqual([]);
});

it('names a size that has changed', () => {
  const grown = (entry: string): number => measure(entry) + (entry.startsWith('cdn') ? 2_000 : 0);
  expect(listWrongSizes(README, ['orders-card'], grown)).toEqual([
    'README.md says 21 for cdn/orders-card.js; it has 22.5 kB.',
  ]);
});

it('names a tag without a row', () => {
  expect(listWrongSizes(README, ['orders-detail'], measure)).toEqual([
    'README.md says nothing for embed/orders-detail.js; it has 50.0 kB.',
    'README.md says nothing for cdn/orders-detail.js; it has 30.0 kB.',
  ]);
});
