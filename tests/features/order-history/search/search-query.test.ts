import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSearch } from '../../../../src/app/navigation/search-keys.js';
import {
  isSearch,
  NO_CRITERIA,
  SEARCH_STATUSES,
  toSearchText,
} from '../../../../src/features/order-history/search/model/search-criteria.js';
import { readCriteria, writeCriteria } from '../../../../src/features/order-history/search/search-query.js';

const read = (query: string) => readCriteria(new URLSearchParams(query));

describe('the search in an address', () => {
  it('is found again in a path of the area', () => {
    const search = writeCriteria({ text: 'a&b ?q=c', year: '2025', statuses: ['open'] });
    expect(toSearch(`/${search}`)).toBe(search);
  });

  it.each([
    ['', {}],
    ['q=tempo%20shoe', { text: 'tempo shoe' }],
    ['q=tempo+shoe&year=2025', { text: 'tempo shoe', year: '2025' }],
    ['status=open,delivered', { statuses: ['open', 'delivered'] }],
    ['status=cancelled%2Copen', { statuses: ['open', 'cancelled'] }],
    ['utm=1&q=%C3%9Cberzug&lang=de', { text: 'Überzug' }],
  ])('%j is read as %j', (query, criteria) => {
    expect(read(query)).toEqual({ ...NO_CRITERIA, ...criteria });
  });

  it.each(['year=25', 'year=20255', 'year=1066', 'year=%20', 'status=lost', 'status=', 'q=%20%20', 'q=', 'Q=a'])(
    'that no search can be is none: %s',
    (query) => {
      expect(read(query)).toEqual(NO_CRITERIA);
      expect(isSearch(read(query))).toBe(false);
    },
  );

  it('leaves out what is wrong in it and keeps the rest', () => {
    expect(read('year=soon&status=lost,returned&q=cap')).toEqual({ text: 'cap', year: '', statuses: ['returned'] });
  });

  it('is the same after it was written and read, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', '1999', '2026'),
        fc.subarray([...SEARCH_STATUSES]),
        (typed, year, statuses) => {
          const criteria = { text: toSearchText(typed), year, statuses };
          expect(read(writeCriteria(criteria))).toEqual(criteria);
        },
      ),
    );
  });

  it('has one spelling, with readable statuses', () => {
    expect(writeCriteria({ text: 'a & b', year: '2025', statuses: ['open', 'returned'] })).toBe(
      '?q=a%20%26%20b&year=2025&status=open,returned',
    );
    expect(writeCriteria(NO_CRITERIA)).toBe('');
  });
});
