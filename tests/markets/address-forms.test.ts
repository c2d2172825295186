import { describe, expect, it } from 'vitest';
import {
  checkAddressForm,
  NO_ADDRESS,
  toTypedAddress,
} from '../../src/features/return-wizard/address/model/address-form.js';
import { toLayoutLines } from '../../src/features/return-wizard/address/model/layout-lines.js';
import { findForCountry } from '../../src/app/data/find-for-country.js';
import { toAddressLayout } from '../../src/markets/market-sections.js';
import { markets } from '../../src/markets/index.js';
import { allReturns } from '../../src/markets/returns/all-returns.js';
import { REQUESTED_FIELDS } from './requested-fields.js';

/** Valid and invalid postal codes of each market. */
const CODES: Readonly<Record<string, readonly [good: readonly string[], bad: readonly string[]]>> = {
  at: [['1030'], ['10300', 'A-1030']],
  au: [['4000'], ['400', '40000']],
  be: [['9000'], ['900']],
  ca: [
    ['M5V 2T6', 'm5v2t6'],
    ['M5V', '12345'],
  ],
  cn: [['200030'], ['20003']],
  cz: [['150 00', '15000'], ['1500']],
  de: [['20457'], ['2045', 'D-20457']],
  dk: [['8000'], ['80000']],
  es: [['46023'], ['4602']],
  fi: [['00160'], ['160']],
  fr: [['13002'], ['1300']],
  gb: [
    ['BS1 6XX', 'sw1a1aa', 'M1 1AE'],
    ['12345', 'BS1'],
  ],
  gr: [['546 25', '54625'], ['5462']],
  hu: [['1095'], ['109']],
  id: [['14430'], ['1443']],
  ie: [['T12 XX00', 'D6W F2P4'], ['12345']],
  in: [
    ['400005', '400 005'],
    ['012345', '4000'],
  ],
  it: [['16126'], ['1612']],
  jp: [
    ['108-0075', '1080075', '１０８－００７５'],
    ['108-007', '10800750'],
  ],
  kr: [
    ['48060', '４８０６０'],
    ['4806', '480-600'],
  ],
  lu: [['L-2449', '2449'], ['244']],
  mx: [['91700'], ['9170']],
  my: [['42000'], ['4200']],
  nl: [['3011 AB', '3011ab'], ['3011']],
  ph: [['6000'], ['60000']],
  pl: [['81-350'], ['81350']],
  pt: [['4050-430'], ['4050']],
  ru: [['188800'], ['18880']],
  se: [['411 06', '41106'], ['4110']],
  si: [['6000'], ['600']],
  th: [['10110'], ['1011']],
  tr: [['34710'], ['3471']],
  tw: [['110', '11049', '110049'], ['11']],
  us: [
    ['95814', '95814-1234'],
    ['9581', '95814-12'],
  ],
  vn: [['700000', '70000'], ['7000']],
};

/** Autofill tokens of the HTML standard for parts of an address and a person. */
const TOKENS = /^(?:given-name|family-name|tel|postal-code|address-line[123]|address-level[123])$/;

const all = Object.entries(markets).map(([country, { address }]) => [country, toAddressLayout(address)] as const);

const isCode = (country: string, code: string): boolean => {
  const rules = toAddressLayout((markets[country] ?? markets.default).address).fields;
  return !('code' in checkAddressForm({ ...NO_ADDRESS, code }, rules));
};

describe('the form of an address', () => {
  it.each(all)('of %s is the one that ships', (country, layout) => {
    expect(findForCountry(allReturns, country).addressLayout).toEqual(layout);
  });

  it.each(all)('of %s has its fields in the order of the written lines', (country, { fields, lines }) => {
    const names = fields.map(({ name }) => name).filter((name) => name !== 'phone');
    const marked = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
    const address = toTypedAddress({ ...NO_ADDRESS, ...marked }, { country });
    const written = [
      ...toLayoutLines(address, lines)
        .join(' ')
        .matchAll(/<(\w+)>/g),
    ].map(([, name]) => name);
    const first = (markets[country] ?? markets.default).address.asksCodeFirst ? ['code'] : [];
    const inOrder = written.filter((name) => !first.includes(name ?? ''));
    expect(names.filter((name) => !first.includes(name))).toEqual(inOrder);
  });

  it.each(all)('of %s has the fields that people there expect', (country, { fields }) => {
    expect(fields.map(({ name, isRequired }) => (isRequired ? `${name}*` : name)).join(' ')).toBe(
      REQUESTED_FIELDS[country],
    );
  });

  it.each(all)('of %s has a unique token for each field', (_country, { fields }) => {
    for (const { autoComplete } of fields) expect(autoComplete).toMatch(TOKENS);
    expect(new Set(fields.map(({ autoComplete }) => autoComplete)).size).toBe(fields.length);
    const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    expect(required).toEqual(expect.arrayContaining(['givenName', 'familyName', 'phone', 'line1', 'locality']));
  });

  it.each(all)('of %s has its half-width fields in pairs', (_country, { fields }) => {
    const halves = fields.map(({ isHalf }, index) => (isHalf ? index : -1)).filter((index) => index >= 0);
    expect(halves.length % 2).toBe(0);
    for (let index = 0; index < halves.length; index += 2) expect(halves[index + 1]).toBe((halves[index] ?? 0) + 1);
  });
});

describe('the postal code', () => {
  it('is defined for every market', () => {
    for (const [country, { address }] of Object.entries(markets)) {
      expect([country, address.postalCode === undefined]).toEqual([country, country === 'default']);
    }
  });

  it.each(Object.entries(CODES))('of %s accepts the local format and no other', (country, [good, bad]) => {
    expect(good.filter((code) => !isCode(country, code))).toEqual([]);
    expect(bad.filter((code) => isCode(country, code))).toEqual([]);
  });
});
