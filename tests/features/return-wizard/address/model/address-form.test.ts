import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ADDRESS_FIELDS,
  areSameAddress,
  checkAddressForm,
  NO_ADDRESS,
  toAddressValues,
  toTypedAddress,
  type AddressErrors,
  type AddressValues,
} from '../../../../../src/features/return-wizard/address/model/address-form.js';
import { toLayoutLines } from '../../../../../src/features/return-wizard/address/model/layout-lines.js';
import { toAddressLayout } from '../../../../../src/markets/market-sections.js';
import { kr } from '../../../../../src/markets/kr.js';
import { BOOK_ADDRESS } from '../../../../support/addresses.js';

const koreanLayout = toAddressLayout(kr.address);
const SOUND = toAddressValues(BOOK_ADDRESS);

describe('the form of an address', () => {
  it.each<[what: string, Partial<AddressValues>, AddressErrors]>([
    ['sound', {}, {}],
    ['is invalid without a street', { line1: '  ' }, { line1: 'missing' }],
    ['is invalid with a short postal code', { code: '4806' }, { code: 'invalid' }],
    ['is valid with a postal code in wide digits', { code: '４８０６０' }, {}],
    ['is valid with a postal code in Arabic digits', { code: '٤٨٠٦٠' }, {}],
    ['is valid with a postal code in Persian digits', { code: '۴۸۰۶۰' }, {}],
    ['is valid with a phone number in Arabic digits', { phone: '٠١٠٥٥٥٥٠١٠١' }, {}],
    ['is invalid with a short postal code in Arabic digits', { code: '٤٨٠٦' }, { code: 'invalid' }],
    ['is invalid with a phone number of words', { phone: 'call me' }, { phone: 'invalid' }],
    ['is invalid with a long name', { givenName: 'x'.repeat(129) }, { givenName: 'tooLong' }],
    ['is valid with an optional line', { line2: '' }, {}],
    ['is invalid with a long optional line', { line2: 'x'.repeat(129) }, { line2: 'tooLong' }],
  ])('%s', (_what, changes, errors) => {
    expect(checkAddressForm({ ...SOUND, ...changes }, koreanLayout.fields)).toEqual(errors);
  });

  it('that is empty lacks all fields that the market requires', () => {
    const required = koreanLayout.fields.flatMap(({ name, isRequired }) => (isRequired ? [[name, 'missing']] : []));
    expect(checkAddressForm(NO_ADDRESS, koreanLayout.fields)).toEqual(Object.fromEntries(required));
  });

  it('returns the address that it was opened with', () => {
    expect(toTypedAddress(SOUND, BOOK_ADDRESS)).toEqual(BOOK_ADDRESS);
  });

  it.each<[script: string, code: string, phone: string]>([
    ['full-width', '４８０６０', '０１０５５５５０１０１'],
    ['Arabic', '٤٨٠٦٠', '٠١٠٥٥٥٥٠١٠١'],
    ['Persian', '۴۸۰۶۰', '۰۱۰۵۵۵۵۰۱۰۱'],
  ])('returns Latin digits for a code and a phone number in %s ones', (_script, code, phone) => {
    expect(toTypedAddress({ ...SOUND, code, phone }, BOOK_ADDRESS)).toEqual(BOOK_ADDRESS);
  });

  it('contains exactly what was typed', () => {
    fc.assert(
      fc.property(fc.record(Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, fc.string()]))), (typed) => {
        const address = toTypedAddress(typed as AddressValues, { country: 'KR' });
        const known = [...ADDRESS_FIELDS, 'country', 'isPreferred'];
        expect(Object.keys(address).filter((name) => !known.includes(name))).toEqual([]);
        for (const name of ADDRESS_FIELDS) expect(address[name] ?? '').toBe((address[name] ?? '').trim());
      }),
    );
  });
});

describe('two addresses', () => {
  it.each<[what: string, object, boolean]>([
    ['are equal if their fields are', {}, true],
    ['are equal whatever their ids', { id: 'adr-9', isPreferred: true }, true],
    ['are equal however they are spaced', { line1: ' 항만로27길   8 ' }, true],
    ['are equal whatever the script of their digits', { code: '٤٨٠٦٠', phone: '۰۱۰۵۵۵۵۰۱۰۱' }, true],
    ['differ by apartment', { line2: '하버빌 503호' }, false],
    ['differ by person', { givenName: '지원' }, false],
    ['differ by country', { country: 'JP' }, false],
  ])('%s', (_what, changes, isSame) => {
    expect(areSameAddress(BOOK_ADDRESS, { ...BOOK_ADDRESS, ...changes })).toBe(isSame);
  });
});

describe('the lines of an address', () => {
  it("follow the country's own order, without empty lines", () => {
    const { line2, ...short } = BOOK_ADDRESS;
    const lines = ['도 로빈', '부산광역시 해운대구', '항만로27길 8', line2, '48060', '01055550101'];
    expect(toLayoutLines(BOOK_ADDRESS, koreanLayout.lines)).toEqual(lines);
    expect(toLayoutLines(short, koreanLayout.lines)).toEqual(lines.filter((line) => line !== line2));
  });
});
