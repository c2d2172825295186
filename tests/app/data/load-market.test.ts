import { beforeEach, describe, expect, it } from 'vitest';
import { loadMarket } from '../../../src/app/data/load-market.js';
import { forgetPage } from '../../support/forget-page.js';
import { createElementTestContext } from '../../support/element-test-context.js';
import { answer, networkError, slow } from '../../support/scripted-fetch.js';

const MARKET = { refusesCustomItems: true, hasTwelveHourClock: true };
const MARKETS = { '@file': 'market-all', default: { ...MARKET, hasTwelveHourClock: false }, us: MARKET, cn: MARKET };

beforeEach(forgetPage);

function create(country: string) {
  const tag = createElementTestContext({ attributes: { country } });
  tag.platform.network.script(answer(200, MARKETS));
  return tag;
}

const listFiles = ({ platform }: ReturnType<typeof create>): string[] =>
  platform.network.requests.map(({ url }) => url.replace(/.*\/data\/|-[^-]{7}\.json$/g, ''));

describe('the market of a tag', () => {
  it.each([
    ['us', true],
    ['jp', false],
    ['zz', false],
  ])('for the country %s comes from the file of all markets', async (country, hasTwelveHourClock) => {
    const tag = create(country);
    await loadMarket(tag.context);
    expect(listFiles(tag)).toEqual(['market-all']);
    expect(tag.context.settings.getState().market).toMatchObject({ hasTwelveHourClock });
  });

  it('is fetched once', async () => {
    const tag = create('us');
    await loadMarket(tag.context);
    await loadMarket(tag.context);
    expect(tag.platform.network.requests).toHaveLength(1);
  });

  it('is available at once to the next tag of the page', async () => {
    await loadMarket(create('us').context);
    const next = create('cn');
    expect(loadMarket(next.context)).toBeUndefined();
    expect(next.context.settings.getState().market).toEqual(MARKET);
  });

  it('changes with the country, out of the same file', async () => {
    const tag = create('us');
    await loadMarket(tag.context);
    tag.configure({ country: 'jp' });
    expect(tag.context.settings.getState().market).toBeUndefined();
    await loadMarket(tag.context);
    expect(listFiles(tag)).toEqual(['market-all']);
    expect(tag.context.settings.getState().market).toEqual(MARKETS.default);
  });

  it('stays when another setting changes', async () => {
    const tag = create('us');
    await loadMarket(tag.context);
    tag.configure({ country: 'us', theme: 'dark' });
    expect(tag.context.settings.getState().market).toEqual(MARKET);
  });

  it('is the one of the new country if it arrives after a change', async () => {
    const tag = create('us');
    tag.platform.network.script(slow(1_000, answer(200, MARKETS)));
    const loading = loadMarket(tag.context);
    tag.configure({ country: 'jp' });
    await tag.platform.clock.pass(1_000);
    await loading;
    expect(tag.context.settings.getState().market).toEqual(MARKETS.default);
  });

  it('that cannot be loaded is reported in the console and is requested again', async () => {
    const tag = create('cn');
    tag.platform.network.script(networkError, answer(200, MARKETS));
    await loadMarket(tag.context);
    expect(tag.warnings).toEqual([expect.stringContaining('"cn"')]);
    expect(tag.events).toMatchObject([{ name: 'orders-error', detail: { code: 'market-load', severity: 'warning' } }]);
    expect(tag.context.settings.getState().market).toBeUndefined();
    await loadMarket(tag.context);
    expect(tag.context.settings.getState().market).toEqual(MARKET);
  });

  it('that cannot be loaded offline dispatches no event of its own: the call reports it', async () => {
    const tag = create('cn');
    tag.platform.network.script(networkError);
    tag.platform.goOffline();
    await loadMarket(tag.context);
    expect(tag.warnings).toEqual([expect.stringContaining('"cn"')]);
    expect(tag.events).toEqual([]);
  });

  it('from the wrong file is refused', async () => {
    const tag = create('cn');
    tag.platform.network.script(answer(200, { ...MARKETS, '@file': 'locale-ar' }));
    await loadMarket(tag.context);
    expect(tag.warnings).toEqual([expect.stringContaining('gave the file of locale-ar, not of market-all')]);
    expect(tag.context.settings.getState().market).toBeUndefined();
  });
});
