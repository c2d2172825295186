import { beforeEach, describe, expect, it } from 'vitest';
import { loadMarket } from '../../src/host/load-market.js';
import { forgetPage } from '../support/forget-page.js';
import { createScopeUnderTest } from '../support/scope-under-test.js';
import { answer, networkError, slow } from '../support/scripted-fetch.js';

const MARKET = { lookupTerms: [], hasTwelveHourClock: true };

beforeEach(forgetPage);

function create(country: string) {
  const tag = createScopeUnderTest({ attributes: { country } });
  tag.platform.network.script(answer(200, MARKET));
  return tag;
}

const listFiles = ({ platform }: ReturnType<typeof create>): string[] =>
  platform.network.requests.map(({ url }) => url.replace(/.*\/data\/|-[^-]{8}\.json$/g, ''));

describe('the market of a tag', () => {
  it.each([
    ['us', 'market-us'],
    ['cn', 'market-cn'],
    ['jp', 'market-jp'],
    ['zz', 'market-default'],
    ['in', 'market-default'],
  ])('for the country %s is the file %s', async (country, file) => {
    const tag = create(country);
    await loadMarket(tag.scope);
    expect(listFiles(tag)).toEqual([file]);
    expect(tag.scope.settings.getState().market).toEqual(MARKET);
  });

  it('is fetched once', async () => {
    const tag = create('us');
    await loadMarket(tag.scope);
    await loadMarket(tag.scope);
    expect(tag.platform.network.requests).toHaveLength(1);
  });

  it('is fetched anew when the country changes', async () => {
    const tag = create('us');
    await loadMarket(tag.scope);
    tag.configure({ country: 'jp' });
    expect(tag.scope.settings.getState().market).toBeUndefined();
    await loadMarket(tag.scope);
    expect(listFiles(tag)).toEqual(['market-us', 'market-jp']);
  });

  it('stays when something else changes', async () => {
    const tag = create('us');
    await loadMarket(tag.scope);
    tag.configure({ country: 'us', theme: 'dark' });
    expect(tag.scope.settings.getState().market).toEqual(MARKET);
  });

  it('that comes after the country has changed is dropped', async () => {
    const tag = create('us');
    tag.platform.network.script(slow(1_000, answer(200, MARKET)));
    const loading = loadMarket(tag.scope);
    tag.configure({ country: 'jp' });
    await tag.platform.clock.pass(1_000);
    await loading;
    expect(tag.scope.settings.getState().market).toBeUndefined();
  });

  it('that cannot be had is told in the console, leaves the first rules, and is asked for again', async () => {
    const tag = create('cn');
    tag.platform.network.script(networkError, answer(200, MARKET));
    await loadMarket(tag.scope);
    expect(tag.warnings).toEqual([expect.stringContaining('"cn"')]);
    expect(tag.scope.settings.getState()).toMatchObject({ market: undefined, rules: { dialCode: '86' } });
    await loadMarket(tag.scope);
    expect(tag.scope.settings.getState().market).toEqual(MARKET);
  });
});

describe('the rules of a first screen', () => {
  it.each([
    ['cn', 4, '86'],
    ['us', 0, undefined],
    ['zz', 0, undefined],
  ])('are there without a request: %s', (country, terms, dialCode) => {
    const tag = create(country);
    const { rules } = tag.scope.settings.getState();
    expect(rules.lookupTerms).toHaveLength(terms);
    expect(rules.dialCode).toBe(dialCode);
    expect(tag.platform.network.requests).toEqual([]);
  });

  it('follow the country', () => {
    const tag = create('us');
    tag.configure({ country: 'cn' });
    expect(tag.scope.settings.getState().rules.dialCode).toBe('86');
  });
});
