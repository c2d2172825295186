import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aliases as bundledAliases } from 'virtual:orders-country-aliases';
import { codes } from 'virtual:orders-dial-codes';
import { terms } from 'virtual:orders-terms';
import { countries as withTerms } from 'virtual:orders-terms-countries';
import { hashes, mark } from 'virtual:orders-markets';
import { createDataFiles } from '../../scripts/data-files.js';
import { toMarketTable } from '../../scripts/market-tables.js';
import { defaultMarket } from '../../src/markets/default.js';
import { aliases, markets } from '../../src/markets/index.js';
import type { MarketFile } from '../../src/markets/market-file.js';
import { toGuestPhone } from '../../src/http/model/phone-number.js';
import { findDialCode } from '../../src/app/calls/prepare-call.js';
import { hasTerms } from '../../src/app/data/has-terms.js';
import { findLink } from '../../src/app/navigation/links.js';
import { MARKET } from './market-schema.js';

const all = Object.entries(markets);
const countries = all.filter(([name]) => name !== 'default');
const UNION = 'at be cz de dk es fi fr gr hu ie it lu nl pl pt se si'.split(' ');
/** The countries that the retailer's own documents name. */
const NAMED = [...'us ca mx au jp kr cn tw in id my ph th vn ru tr gb'.split(' '), ...UNION];
/** Countries without a chat (wire defaults, section 5). */
const NO_CHAT = 'at be cz dk fi gr hu ie lu pl pt se si tr ru th vn id my ph'.split(' ');
/** How each of them differs from the default, except for addresses and returns, which have their own tables. */
const DIFFERENCES: Readonly<Record<string, Partial<MarketFile>>> = {
  au: { currency: 'AUD', hasTwelveHourClock: true, namesGoodsTax: true, tax: 'gst' },
  ca: { currency: 'CAD', hasTwelveHourClock: true },
  cn: {
    lookupTerms: ['termsOfUse', 'termsOfSale', 'privacyPolicy', 'returnPolicy'],
    dialCode: '86',
    refusesCustomItems: true,
    refundWait: { least: 0, most: 14, isInWorkingDays: false },
    issuesEFapiao: true,
    directionsUrl: 'https://uri.amap.com/search?keyword={address}',
    currency: 'CNY',
  },
  in: { currency: 'INR', hasTwelveHourClock: true, tax: 'gst' },
  jp: {
    currency: 'JPY',
    tax: 'consumption',
    schedulesReturnPickup: true,
    refundWait: { least: 0, most: 14, isInWorkingDays: false },
  },
  kr: {
    currency: 'KRW',
    tax: 'vat',
    helpsFindOrders: true,
    refundWait: { least: 0, most: 3, isInWorkingDays: false },
    storeRefundDays: 3,
    fastStoreRefundDays: 3,
  },
  mx: { currency: 'MXN', hasTwelveHourClock: true, tax: 'vat' },
  us: { hasTwelveHourClock: true },
  ...{ cz: { currency: 'CZK' }, dk: { currency: 'DKK' }, hu: { currency: 'HUF' }, pl: { currency: 'PLN' } },
  ...{
    se: { currency: 'SEK' },
    gb: { currency: 'GBP', tax: 'vat' },
    id: { currency: 'IDR', tax: 'vat' },
    my: { currency: 'MYR', tax: 'sst' },
  },
  ...{
    ph: { currency: 'PHP', tax: 'vat' },
    ru: { currency: 'RUB', tax: 'vat' },
    th: { currency: 'THB', tax: 'vat' },
    tr: { currency: 'TRY', tax: 'vat' },
  },
  ...{ tw: { currency: 'TWD' }, vn: { currency: 'VND', tax: 'vat' } },
};

describe('the markets', () => {
  it('include all existing files', () => {
    const folder = new URL('../../src/markets/', import.meta.url);
    const files = readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => file.replace(/\.ts$/, ''));
    const named = files.filter(
      (file) => !['index', 'market', 'market-file', 'market-sections', 'europe'].includes(file),
    );
    expect(Object.keys(markets).sort()).toEqual(named.sort());
  });

  it.each(NAMED)('have a file for %s', (country) => {
    expect(Object.keys(markets)).toContain(country);
  });

  it.each(all)('are complete and contain only data: %s', (_name, market) => {
    expect(MARKET.safeParse(market).error).toBeUndefined();
    expect(JSON.parse(JSON.stringify(market))).toEqual(market);
  });

  it.each([
    ['lacks a rule', { lookupTerms: [] }],
    ['has an unknown rule', { ...defaultMarket, hasPonies: true }],
    ['names an unknown agreement', { ...defaultMarket, lookupTerms: ['cookies'] }],
    ['has a dial code with a plus', { ...defaultMarket, dialCode: '+86' }],
    ['has an undefined rule', { ...defaultMarket, dialCode: undefined }],
  ])('are reported if one %s', (_what, market) => {
    expect(MARKET.safeParse(market).success).toBe(false);
  });

  it.each(countries)('are named by a country: %s', (name) => {
    expect(name).toMatch(/^[a-z]{2}$/);
    expect(new Intl.DisplayNames('en', { type: 'region' }).of(name.toUpperCase())).not.toBe(name.toUpperCase());
  });

  it.each(NAMED)('differ from the default only as expected: %s', (name) => {
    const market = markets[name];
    const union = UNION.includes(name) && { currency: 'EUR', withdrawsOnline: true, tax: 'vat' as const };
    const { address, returns } = market ?? defaultMarket;
    const standard = { ...defaultMarket, ...union, hasChat: !NO_CHAT.includes(name), address, returns };
    expect(market).toEqual({ ...standard, ...DIFFERENCES[name] });
  });

  it('with other names map to their standard code', () => {
    expect(aliases).toEqual({ el: 'gr', uk: 'gb' });
    for (const [alias, country] of Object.entries(aliases)) {
      expect(markets).not.toHaveProperty(alias);
      expect(country).toMatch(/^[a-z]{2}$/);
    }
  });
});

describe('the agreements of a market', () => {
  const agreements = [...new Set(all.flatMap(([, { lookupTerms }]) => lookupTerms))];

  it.each(agreements)('each have a page with their text: %s', (name) => {
    expect(
      findLink(name, { adapter: undefined, country: 'cn', locale: 'zh', pageUrl: 'https://shop.example/' }),
    ).toMatch(/^https:\/\/shop\.example\/cn\/zh\/legal\/[a-z-]+$/);
  });

  it.each(all)('are requested once each: %s', (_name, { lookupTerms }) => {
    expect(new Set(lookupTerms).size).toBe(lookupTerms.length);
  });

  it('are requested from guests in China only', () => {
    const withTerms = all.filter(([, { lookupTerms }]) => lookupTerms.length > 0).map(([name]) => name);
    expect(withTerms).toEqual(['cn']);
  });
});

describe('the dial code of a market', () => {
  it('precedes a phone number in China only', () => {
    const sent = all.map(([name, { dialCode }]: [string, MarketFile]) => [
      name,
      toGuestPhone('138 0013 8000', dialCode),
    ]);
    expect(Object.fromEntries(sent)).toMatchObject({ cn: '+8613800138000', us: '13800138000', jp: '13800138000' });
  });
});

describe('the bundled market data', () => {
  it.each(all)('tells a first screen whether terms exist, and a call the dial code: %s', (name, market) => {
    const { lookupTerms, dialCode }: MarketFile = market;
    expect(hasTerms(name)).toBe(lookupTerms.length > 0);
    expect(terms[name] ?? []).toEqual(lookupTerms);
    expect(findDialCode(name)).toBe(dialCode);
  });

  it('contains only the code of China for a first screen, and its dial code for a call', () => {
    expect(withTerms).toEqual(['cn']);
    expect(codes).toEqual({ cn: '86' });
  });

  it('contains the aliases, and the file of every market by its hash', () => {
    expect(bundledAliases).toEqual(aliases);
    const files = createDataFiles('market');
    expect(hashes).toEqual(Object.fromEntries(files.map(({ name, hash }) => [name, hash])));
    expect(files.map((file) => file.mark)).toEqual([mark]);
    expect(files.map(({ json }): unknown => JSON.parse(json))).toEqual([
      { '@file': 'market-all', ...toMarketTable('data') },
    ]);
  });
});
