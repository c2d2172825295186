import { formatAddress } from 'localized-address-format';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../demo/sandbox/scenarios/scenarios.js';
import { toAddressLines } from '../../src/addresses/model/address-lines.js';
import type { Address } from '../../src/addresses/model/address.js';
import { regionTables } from '../../src/markets/addresses/region-tables.js';
import { markets } from '../../src/markets/index.js';

/**
 * Known differences from `localized-address-format`, which uses the data of Google's address service: the lines that the library writes,
 * and why ours differ.
 */
const DIFFERENCES: Readonly<Record<string, { readonly lines: readonly string[]; readonly why: string }>> = {
  cn: {
    lines: ['200030', '上海市上海市徐汇区', '滨江路 66 号 3 栋 1201 室', '若彬 杜'],
    why: 'ours begins with the name, family name first as specified, and names a city only once if it is also a region',
  },
  fi: { lines: ['Robin Doe', 'Satamakatu 4', 'FI-00160 Helsinki'], why: 'the country stands on a line of its own' },
  id: {
    lines: ['Robin Doe', 'Jl. Pelabuhan No. 9', 'Jakarta Utara', 'DKI Jakarta 14430'],
    why: 'the library drops the district, which orders contain',
  },
  jp: {
    lines: ['〒108-0075', '東京都', '港南 2-14-3', 'ハーバーコート 502', '露瓶 土井'],
    why: 'the library drops the city and the district; ours begins with the name, like every address on our pages',
  },
  kr: {
    lines: ['부산광역시 해운대구', '항만로 27길 8', '하버빌 502호', '로빈 도', '48060'],
    why: 'ours begins with the name, like every address on our pages, family name first',
  },
  lu: {
    lines: ['Robin Doe', 'Rue du Port 2', 'L-L-2449 Luxembourg'],
    why: 'the library repeats a prefix of the postal code',
  },
  mx: {
    lines: ['Robin Doe', 'Calle del Puerto 45, int. 3', 'Col. Centro', '91700 Veracruz, Veracruz'],
    why: 'ours names a city only once if its state has the same name',
  },
  ph: {
    lines: ['Robin Doe', '31 Pier Street', 'Barangay San Roque, Cebu City', '6000 Cebu'],
    why: 'the postal code belongs to the city, so ours writes both on one line',
  },
  se: { lines: ['Robin Doe', 'Hamngatan 14', 'SE-411 06 Göteborg'], why: 'the country stands on a line of its own' },
  si: { lines: ['Robin Doe', 'Pristaniška ulica 3', 'SI-6000 Koper'], why: 'the country stands on a line of its own' },
  tw: {
    lines: ['110', '臺北市信義區', '港前路 27 號 5 樓', '若彬 杜'],
    why: 'ours begins with the name, family name first as specified, and has the postal code on the line of the city',
  },
  vn: {
    lines: ['Rô Bin Đỗ', '25 Đường Bến Cảng', 'Quận 4', 'TP. Hồ Chí Minh 700000'],
    why: 'the library drops the ward; ours has the family name first as specified',
  },
};

/** The address of an order of each market. */
const ADDRESSES = Object.keys(markets)
  .filter((country) => country !== 'default')
  .map((country) => {
    const number = `${country.toUpperCase()}10000001`;
    const order = scenarios
      .find(({ orderNumber }) => orderNumber === number || orderNumber === `${country.toUpperCase()}10000003`)
      ?.createOrder({ anchor: 0, language: 'en', origin: '' });
    return [country, order?.shippingAddress as Address] as const;
  });

function getMethod(country: string) {
  const { lines, regions, writesRegionCodes = false } = (markets[country] ?? markets.default).address;
  return { lines, writesRegionCodes, ...(regions && { regions: regionTables[regions] }) };
}

function listProblems(country: string, address: Address): string[] {
  const state = address.state ?? '';
  const { regions = {}, writesRegionCodes } = getMethod(country);
  return formatAddress({
    postalCountry: country.toUpperCase(),
    administrativeArea: (!writesRegionCodes && regions[state.replace(/^[A-Z]{2}-/, '')]) || state,
    locality: address.city ?? '',
    dependentLocality: address.county ?? '',
    postalCode: address.zipCode ?? '',
    name: `${address.firstName ?? ''} ${address.lastName ?? ''}`,
    addressLines: [address.address1, address.address2].flatMap((line) => line ?? []),
  });
}

describe('an address compared with another library', () => {
  it.each(ADDRESSES.filter(([country]) => !(country in DIFFERENCES)))('is the same in %s', (country, address) => {
    expect(toAddressLines(address, '', getMethod(country))).toEqual(listProblems(country, address));
  });

  it.each(ADDRESSES.filter(([country]) => country in DIFFERENCES))(
    'has a known difference in %s',
    (country, address) => {
      expect(listProblems(country, address)).toEqual(DIFFERENCES[country]?.lines);
      expect(toAddressLines(address, '', getMethod(country))).not.toEqual(DIFFERENCES[country]?.lines);
    },
  );
});
