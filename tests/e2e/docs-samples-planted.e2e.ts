import { listSamples } from './docs/list-samples.js';
import { SAMPLE_ROWS } from './docs/sample-rows.js';
import { expect, test } from './support/test.js';

/** Samples with one word changed, so that they no longer do what their text says. */
const PLANTS: readonly (readonly [sample: string, written: string, planted: string])[] = [
  ['README.md, Paste this, 1', 'orders-order-found', 'orders-found'],
  ['README.md, Paste this, 2', 'brand=', 'name='],
  ["integrating.md, On a partner's page, 1", 'sha384-…', 'sha384-AAAA'],
  ['integrating.md, Configuring a tag, 1', 'signIn:', 'login:'],
  ['integrating.md, Configuring a tag, 2', 'data-orders-config', 'data-config'],
  ['integrating.md, In a frame, 2', 'orders-open-in-top', 'open-in-top'],
  ['integrating.md, In a frame, 2', "origin !== 'https://orders.shop.example' || ", ''],
  ['integrating.md, In a frame, 2', ' || source !== frame.contentWindow', ''],
  ['integrating.md, In a frame, 2', " || typeof data.url !== 'string' || !URL.canParse(data.url)", ''],
  ['integrating.md, In a frame, 2', "url.protocol === 'https:' && ", ''],
  ['integrating.md, In a frame, 2', ' && HOSTS.includes(url.host)', ''],
  ['integrating.md, Lit, 1', '.contact=', 'contact='],
  ['integrating.md, Nuxt, 1', 'isCustomElement', 'isElement'],
  ['integrating.md, Configuration errors, 1', 'two-letter', 'two letter'],
  ['theming.md, Theming, 1', '--orders-accent', '--accent'],
  ['theming.md, A brand theme, 1', 'button-primary', 'button-main'],
  ['elements.md, orders-card, 1', 'order-number=', 'number='],
  ['backend.md, Lists, 1', '"pages"', '"page"'],
  ['backend.md, Cancelling an order, 1', '"reasonCode"', '"reason"'],
  ['backend.md, The sandbox, 2', 'filter=country(us)&', ''],
];

for (const [sample, written, planted] of PLANTS) {
  const { code = '' } = listSamples().find(({ name }) => name === sample) ?? {};
  test(`${sample} fails with '${planted}' in place of '${written}'`, async ({ page, watch }) => {
    const prove = SAMPLE_ROWS.find((row) => row.sample === sample)?.prove;
    expect(code).toContain(written);
    // Do not wait until the test times out for an element that never appears.
    page.setDefaultTimeout(5_000);
    const proving = Promise.resolve().then(() => prove?.(code.replace(written, planted), { page, watch }));
    await expect(proving).rejects.toThrow();
  });
}
