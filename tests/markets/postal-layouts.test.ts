import { describe, expect, it } from 'vitest';
import { isInLatinLetters, toAddressLines } from '../../src/addresses/model/address-lines.js';
import type { Address } from '../../src/addresses/model/address.js';
import { isSpecialAddress } from '../../src/returns/model/return-method.js';
import { markets } from '../../src/markets/index.js';
import type { WrittenLayout } from '../../src/markets/addresses/postal-layout.js';
import { postalLayouts } from '../../src/markets/addresses/postal-layouts.js';
import { regionAliases, regionTables } from '../../src/markets/addresses/region-tables.js';
import { scenarios } from '../../demo/sandbox/scenarios/scenarios.js';
import { WRITTEN_ADDRESSES } from './written-addresses.js';

const CONTEXT = { anchor: 0, language: 'en', origin: '' } as const;

function getAddress(orderNumber: string): Address {
  const found = scenarios.find((scenario) => scenario.orderNumber === orderNumber)?.createOrder(CONTEXT);
  if (!found?.shippingAddress) throw new Error(`${orderNumber} goes nowhere.`);
  return found.shippingAddress as Address;
}

function findLayout(address: Address): WrittenLayout | undefined {
  const layout = postalLayouts[address.country.toLowerCase()];
  return (isInLatinLetters(address) ? layout?.latin : undefined) ?? layout;
}

function write(address: Address, layout = findLayout(address)): string[] {
  if (!layout) return toAddressLines(address, 'COUNTRY');
  const { regions: table, ...method } = layout;
  return toAddressLines(address, 'COUNTRY', { ...method, ...(table && { regions: regionTables[table] }) });
}

describe('an address has the layout of its country', () => {
  it.each(WRITTEN_ADDRESSES)('%s', (orderNumber, lines) => {
    expect(write(getAddress(orderNumber))).toEqual([...lines, 'COUNTRY']);
  });

  it('in Japan in Japanese, from large to small, with the district after the city', () => {
    const address: Address = {
      ...{ firstName: '露瓶', lastName: '土井', address1: '三番町 6-2', address2: '603号', country: 'JP' },
      ...{ city: '千代田区', county: '四番町', state: '13', zipCode: '102-0081' },
    };
    expect(write(address)).toEqual([
      '土井 露瓶',
      '〒102-0081',
      '東京都千代田区四番町',
      '三番町 6-2',
      '603号',
      'COUNTRY',
    ]);
  });

  it('in Japan in Latin letters, from small to large', () => {
    const address: Address = {
      ...{ firstName: 'Robin', lastName: 'Doi', address1: '6-2 Sanbancho', address2: 'Room 603', country: 'JP' },
      ...{ city: 'Chiyoda-ku', county: 'Yonbancho', state: '13', zipCode: '102-0081' },
    };
    expect(write(address)).toEqual([
      ...['Robin Doi', '6-2 Sanbancho', 'Room 603', 'Yonbancho', 'Chiyoda-ku, Tokyo 102-0081', 'COUNTRY'],
    ]);
  });

  it.each([
    ['QLD', 'QLD'],
    ['AU-NSW', 'NSW'],
    ['act', 'ACT'],
    ['Queensland', 'QLD'],
    ['northern territory', 'NT'],
    ['Norfolk Island', 'Norfolk Island'],
    ['constructor', 'constructor'],
  ])('in Australia with the code of the state: %s as %s', (state, written) => {
    const address: Address = { address1: '1 Road', city: 'Town', state, zipCode: '4000', country: 'AU' };
    expect(write(address)).toEqual(['1 Road', `Town ${written} 4000`, 'COUNTRY']);
  });

  it.each<[string, Address, string]>([
    [
      'APO',
      { address1: 'PSC 3, Box 1209', city: 'APO', state: 'AE', zipCode: '09021', country: 'US' },
      'APO, AE 09021',
    ],
    ['FPO', { address1: 'Unit 100100', city: 'FPO', state: 'AP', zipCode: '96691', country: 'US' }, 'FPO, AP 96691'],
    [
      'Guantanamo Bay',
      { address1: 'Box 12', city: 'Guantanamo Bay', state: 'AE', zipCode: '09593', country: 'US' },
      'Guantanamo Bay, AE 09593',
    ],
    [
      'Alaska',
      { address1: '4 Inlet Dr', city: 'Anchorage', state: 'AK', zipCode: '99501', country: 'US' },
      'Anchorage, AK 99501',
    ],
  ])('in the United States at a special address: %s', (_what, address, region) => {
    expect(isSpecialAddress(address)).toBe(true);
    expect(write(address)).toEqual([address.address1, region, 'COUNTRY']);
  });

  it('with the default layout if the country has no file, and before the layouts have loaded', () => {
    const address: Address = { address1: '1 Road', city: 'Town', state: 'ST', zipCode: '123', country: 'NZ' };
    expect(write(address)).toEqual(write(address, postalLayouts['default']));
  });

  it('in Russia with the country in Russian', () => {
    expect(postalLayouts['ru']?.countryLanguage).toBe('ru');
  });

  it.each(['cn', 'tw', 'vn'])('in %s with the family name first', (country) => {
    expect(postalLayouts[country]?.lines[0]).toMatch(/^\{lastName\}/);
  });
});

describe('the table of addresses', () => {
  it('has one for every market', () => {
    const countries = new Set(WRITTEN_ADDRESSES.map(([orderNumber]) => orderNumber.slice(0, 2).toLowerCase()));
    expect([...countries, 'default'].sort()).toEqual(Object.keys(markets).sort());
  });
});

describe('a name in Latin letters where names have no space', () => {
  it('has a space', () => {
    expect(write({ ...getAddress('CN10000003'), firstName: 'Robin', lastName: 'Doe' })[0]).toBe('Doe Robin');
  });
});

describe('the names of regions', () => {
  it.each([
    ['au', 'QLD', 'Queensland'],
    ['cn', 'GD', '广东省'],
    ['id', 'BA', 'Bali'],
    ['in', 'KA', 'Karnataka'],
    ['jp', '27', '大阪府'],
    ['jpLatin', '27', 'Osaka'],
    ['mx', 'JAL', 'Jalisco'],
    ['my', '01', 'Johor'],
    ['ph', 'CEB', 'Cebu'],
    ['ru', 'MOW', 'Москва'],
    ['th', '50', 'เชียงใหม่'],
    ['tr', '06', 'Ankara'],
    ['tw', 'KHH', '高雄市'],
    ['vn', 'HN', 'Hà Nội'],
  ] as const)('of %s have %s: %s', (table, code, name) => {
    expect(regionTables[table][code]).toBe(name);
  });

  it.each([
    ['cn', 'MO', '澳门特别行政区'],
    ['in', 'UK', 'Uttarakhand'],
    ['jpLatin', '26', 'Kyoto'],
    ['mx', 'DIF', 'Ciudad de México'],
    ['mx', 'GRO', 'Guerrero'],
    ['my', '08', 'Perak'],
    ['ph', 'COM', 'Davao de Oro'],
    ['tr', '35', 'İzmir'],
    ['tw', 'CYI', '嘉義市'],
    ['tw', 'CYQ', '嘉義縣'],
    ['vn', '45', 'Đồng Tháp'],
  ] as const)('of %s are correct where their source is known to be wrong, at %s: %s', (table, code, name) => {
    expect(regionTables[table][code]).toBe(name);
  });

  /** The number in ISO 3166-2, plus the former codes that are still sent. */
  it.each([
    ['au', 8],
    ['cn', 34],
    ['id', 38],
    ['in', 40],
    ['jp', 47],
    ['jpLatin', 47],
    ['mx', 33],
    ['my', 16],
    ['ph', 83],
    ['ru', 83],
    ['th', 78],
    ['tr', 81],
    ['tw', 22],
    ['vn', 63],
  ] as const)('of %s has %i entries', (table, count) => {
    const names = Object.values(regionTables[table]);
    const aliases = Object.keys(regionAliases[table] ?? {});
    expect(Object.keys(regionTables[table]).filter((code) => !aliases.includes(code))).toHaveLength(count);
    expect(names.filter((name) => name.trim() !== name || name === '')).toEqual([]);
  });

  it.each([
    ['JP-13', '東京都港区'],
    ['jp-13', '東京都港区'],
    ['13', '東京都港区'],
    ['東京都', '東京都港区'],
    ['99', '99港区'],
    ['US-13', 'US-13港区'],
    ['constructor', 'constructor港区'],
    ['__proto__', '__proto__港区'],
  ])('are found by %s', (state, region) => {
    expect(write({ address1: '港南 2-14-3', city: '港区', state, country: 'JP' })[0]).toBe(region);
  });

  it.each([
    ['cn', '31', '上海市'],
    ['cn', 'CN-44', '广东省'],
    ['jp', '1', '北海道'],
    ['jpLatin', '1', 'Hokkaido'],
    ['mx', 'DF', 'Ciudad de México'],
    ['mx', 'mx-jc', 'Jalisco'],
    ['my', 'SGR', 'Selangor'],
    ['ph', 'NCR', 'Metro Manila'],
    ['ru', '78', 'Санкт-Петербург'],
    ['th', 'BKK', 'กรุงเทพมหานคร'],
    ['tr', '6', 'Ankara'],
    ['tw', 'TPQ', '新北市'],
    ['vn', 'HCM', 'TP. Hồ Chí Minh'],
    ['id', 'JKT', 'DKI Jakarta'],
  ] as const)('of %s are found by %s as well, which shops send for %s', (table, state, name) => {
    const country = table === 'jpLatin' ? 'jp' : table;
    const regions = regionTables[table];
    expect(toAddressLines({ address1: '', city: '', state, country }, '', { lines: ['{state}'], regions })).toEqual([
      name,
    ]);
  });

  it.each(Object.entries(regionAliases))('of %s have no alias that already means another region', (table, aliases) => {
    const regions = regionTables[table as keyof typeof regionTables];
    for (const [alias, code] of Object.entries(aliases))
      expect([alias, regions[alias]]).toEqual([alias, regions[code]]);
  });

  it('have no effect for an invalid country code', () => {
    const address: Address = { address1: 'A', city: 'C', state: '(', country: '([' };
    expect(toAddressLines(address, '', { lines: ['{city} {state}'], regions: {} })).toEqual(['C (']);
  });
});
