import { describe, expect, it } from 'vitest';
import { findLinkBelow } from '../../../src/app/navigation/lazy-links.js';
import { HOSTILE_STRINGS } from '../../security/corpora/hostile-strings.js';
import { createFakePlatform } from '../../support/fake-platform.js';
import { FORBIDDEN_URLS, HOSTILE_URLS } from '../../support/hostile-urls.js';
import { createElementTestContext } from '../../support/element-test-context.js';

function find(part: string | undefined, links: Readonly<Record<string, string>> = {}): string | undefined {
  const { context } = createElementTestContext({
    platform: createFakePlatform({ address: 'https://shop.example/us/en/orders/' }),
    attributes: { country: 'us' },
    properties: { adapter: { links } },
  });
  return findLinkBelow(context, 'customProduct', part);
}

describe('the product page of a customised line', () => {
  it('lies below the shop, by its path name', () => {
    expect(find('tempo-by-you')).toBe('https://shop.example/us/en/u/tempo-by-you');
  });

  it.each([
    ['https://studio.example/by-you', 'https://studio.example/by-you/tempo'],
    ['https://studio.example/by-you/?ref=orders', 'https://studio.example/by-you/tempo?ref=orders'],
    ['/design', 'https://shop.example/design/tempo'],
  ])('lies where the page configures it: %s', (customProduct, expected) => {
    expect(find('tempo', { customProduct })).toBe(expected);
  });

  it.each([undefined, '', '.', '..', '...'])('is undefined for the path name %j', (part) => {
    expect(find(part)).toBeUndefined();
  });

  it('keeps the name in one path segment, whatever the name is', () => {
    const names = [...HOSTILE_URLS, ...Object.values(HOSTILE_STRINGS).flat()];
    const links = names.map((name) => find(name)).filter((link) => link !== undefined);
    expect(links).not.toEqual([]);
    for (const link of links) {
      const { origin, pathname, search, hash } = new URL(link);
      expect([origin, search, hash]).toEqual(['https://shop.example', '', '']);
      expect(pathname).toMatch(/^\/us\/en\/u\/[^/]*$/);
    }
  });

  it('is undefined if the page configures an unsafe address', () => {
    for (const customProduct of FORBIDDEN_URLS) expect(find('tempo', { customProduct })).toBeUndefined();
  });
});
