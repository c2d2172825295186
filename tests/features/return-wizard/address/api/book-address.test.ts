import { describe, expect, it } from 'vitest';
import {
  toAddressVerdict,
  toBookAddress,
  toBookAddresses,
  toNewAddress,
  toWireAddress,
} from '../../../../../src/features/return-wizard/address/api/book-address.js';

const LEAST = {
  code: '06236',
  country: 'KR',
  line1: '152 Teheran-ro',
  locality: 'Seoul',
  name: { familyName: 'Kim', givenName: 'Minji' },
};
const WHOLE = {
  ...LEAST,
  ...{ id: 'adr-1', email: 'minji@example.com', phone: '01012345678', preferred: true },
  ...{ line2: '12F', line3: 'Gangnam Finance Center', province: 'Seoul', zone: 'Gangnam-gu' },
};
const KNOWN = {
  ...{ code: '06236', country: 'KR', line1: '152 Teheran-ro', locality: 'Seoul' },
  ...{ familyName: 'Kim', givenName: 'Minji' },
};

describe('an address of the address book', () => {
  it('contains everything that is used', () => {
    expect(toBookAddress({ ...WHOLE, originalId: 'adr-0', floor: 12 })).toEqual({
      ...KNOWN,
      ...{ id: 'adr-1', email: 'minji@example.com', phone: '01012345678', isPreferred: true },
      ...{ line2: '12F', line3: 'Gangnam Finance Center', province: 'Seoul', zone: 'Gangnam-gu' },
    });
  });

  it.each<[what: string, more: object]>([
    ['are absent', {}],
    ['are null', { id: null, email: null, phone: null, line2: null, line3: null, province: null, zone: null }],
    ['are empty', { id: '', email: '', phone: '', line2: '', line3: '', province: '', zone: '' }],
  ])('lacks the fields that %s', (_what, more) => {
    const address = toBookAddress({ ...LEAST, ...more, preferred: null });
    expect(address).toEqual({ ...KNOWN, isPreferred: false });
    expect(Object.keys(address)).toHaveLength(7);
  });

  it.each(['code', 'country', 'line1', 'locality', 'name'])('is invalid without its %s', (field) => {
    expect(() => toBookAddress({ ...WHOLE, [field]: undefined })).toThrow(field);
  });

  it('is sent as it was received, and without an id if it is new', () => {
    expect(toWireAddress(toBookAddress(WHOLE))).toEqual(WHOLE);
    expect(toWireAddress(toBookAddress(LEAST))).toEqual({ ...LEAST, preferred: false });
  });
});

describe('the address book', () => {
  it('leaves out unreadable addresses and those without an id, and keeps the order of the others', () => {
    const blocks = [WHOLE, LEAST, { ...WHOLE, id: 'adr-2', line1: 7 }, null, 'adr-3', { ...WHOLE, id: 'adr-4' }];
    expect(toBookAddresses(blocks).map(({ id }) => id)).toEqual(['adr-1', 'adr-4']);
  });

  it.each([[{}], [null], ['[]'], [{ objects: [WHOLE] }]])('must be a list: %j', (wire) => {
    expect(() => toBookAddresses(wire)).toThrow();
  });
});

describe('the answer to an address that is sent', () => {
  it.each([
    [{ id: 'adr-9' }, { id: 'adr-9' }],
    [{ id: null }, {}],
    [{ id: '' }, {}],
    [{}, {}],
  ])('is an id or none: %j', (wire, known) => {
    expect(toNewAddress(wire)).toEqual(known);
  });

  it.each<[wire: object, verdict: readonly [isVerified: boolean, line1: string | undefined]]>([
    [{ validated: true }, [true, undefined]],
    [{ validated: true, validatedAddress: WHOLE }, [true, WHOLE.line1]],
    [{ validated: false, validatedAddress: null }, [false, undefined]],
  ])('is the verdict of the service: %j', (wire, verdict) => {
    const { isVerified, suggestion } = toAddressVerdict(wire);
    expect([isVerified, suggestion?.line1]).toEqual(verdict);
  });

  it('is an error without a verdict', () => {
    expect(() => toAddressVerdict({ validatedAddress: WHOLE })).toThrow('validated');
  });
});
