import { describe, expect, it } from 'vitest';
import { createDataFiles } from '../../scripts/data-files.js';
import { findForCountry } from '../../src/app/data/find-for-country.js';
import { markets, partialMarkets } from '../../src/markets/index.js';
import type { ByCountry, Market } from '../../src/markets/market.js';

/** The member states of the European Union, and the second code of Greece. */
const MEMBERS = [
  ...'at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se'.split(' '),
  'el',
];
/** Neighbours of the Union, of its economic area, and others. */
const OTHERS = 'gb uk ch no is li al ba md me mk rs tr ua us ca au jp cn br zz'.split(' ');

type Rules = Partial<Pick<Market, 'withdrawsOnline'>>;

/** Reads the rule as the tags do: from the shipped file of the country, or else from the default. */
function offersWithdrawal(country: string): boolean | undefined {
  const [file] = createDataFiles('market');
  const { '@file': _name, ...table } = JSON.parse(file?.json ?? '{}') as unknown as ByCountry<Rules>;
  return { ...table.default, ...findForCountry(table, country) }.withdrawsOnline;
}

describe('the withdrawal from the contract', () => {
  it('has 27 member states', () => {
    expect(new Set(MEMBERS).size).toBe(27 + 1);
  });

  it.each(MEMBERS)('is offered in the member state %s', (country) => {
    expect(offersWithdrawal(country)).toBe(true);
  });

  it.each(OTHERS)('is not offered in %s', (country) => {
    expect(offersWithdrawal(country)).toBe(false);
  });

  it('is offered in no further country of the data', () => {
    const codes = [...Object.keys(markets), ...Object.keys(partialMarkets)];
    expect(codes.filter((code) => offersWithdrawal(code) === true && !MEMBERS.includes(code))).toEqual([]);
  });
});

describe('the countries without a file of their own', () => {
  it.each(Object.entries(partialMarkets))('have no file, and only rules of the default: %s', (country, rules) => {
    expect(markets).not.toHaveProperty(country);
    expect(Object.keys(markets.default)).toEqual(expect.arrayContaining(Object.keys(rules)));
  });
});
