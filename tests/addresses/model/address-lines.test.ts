import { describe, expect, it } from 'vitest';
import { toAddressLines } from '../../../src/addresses/model/address-lines.js';
import type { Address } from '../../../src/addresses/model/address.js';

const SHORT: Address = { address1: '1 Main St', city: 'Portland', country: 'US' };

describe('the lines of an address', () => {
  it('are name, pickup location, street lines, county, city with region and postal code, and country', () => {
    const address: Address = {
      firstName: 'Robin',
      lastName: 'Doe',
      pickUpLocation: 'Locker 7',
      address1: '1 Main St',
      address2: 'Apt 4B',
      address3: 'Back yard',
      address4: 'Ring twice',
      county: 'Multnomah',
      city: 'Portland',
      state: 'OR',
      zipCode: '97201',
      country: 'US',
    };
    expect(toAddressLines(address, 'United States')).toEqual([
      ...['Robin Doe', 'Locker 7', '1 Main St', 'Apt 4B', 'Back yard', 'Ring twice', 'Multnomah'],
      ...['Portland, OR 97201', 'United States'],
    ]);
  });

  it.each<[string, Partial<Address>, readonly string[]]>([
    ['only the required fields', {}, ['1 Main St', 'Portland', 'US']],
    ['a first name alone', { firstName: 'Robin' }, ['Robin', '1 Main St', 'Portland', 'US']],
    ['a last name alone', { lastName: 'Doe' }, ['Doe', '1 Main St', 'Portland', 'US']],
    ['a region alone', { state: 'OR' }, ['1 Main St', 'Portland, OR', 'US']],
    ['a postal code alone', { zipCode: '97201' }, ['1 Main St', 'Portland, 97201', 'US']],
    ['a gap between its lines', { address4: 'Ring twice' }, ['1 Main St', 'Ring twice', 'Portland', 'US']],
    ['empty texts', { firstName: '', address2: '', county: '', state: '' }, ['1 Main St', 'Portland', 'US']],
    ['no city', { city: '', zipCode: '97201' }, ['1 Main St', '97201', 'US']],
    ['two names that are alike', { firstName: 'Li', lastName: 'Li' }, ['Li Li', '1 Main St', 'Portland', 'US']],
    ['a city that is a region', { state: 'Portland', zipCode: '97201' }, ['1 Main St', 'Portland 97201', 'US']],
    ['no fields', { address1: '', city: '' }, ['US']],
  ])('leave out empty values with %s', (_what, changes, lines) => {
    expect(toAddressLines({ ...SHORT, ...changes }, 'US')).toEqual(lines);
  });

  it('contain the country name that is passed, and none if it is empty', () => {
    expect(toAddressLines(SHORT, '')).toEqual(['1 Main St', 'Portland']);
    expect(toAddressLines(SHORT, 'Vereinigte Staaten').at(-1)).toBe('Vereinigte Staaten');
  });
});
