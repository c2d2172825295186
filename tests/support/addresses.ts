import type { WireBookAddress } from '../../src/features/return-wizard/address/api/book-address.js';
import type { BookAddress } from '../../src/features/return-wizard/address/model/book-address.js';

/** An address of an address book, as the service sends it. */
export function createWireAddress(changes: Partial<WireBookAddress> = {}): WireBookAddress {
  return {
    id: 'adr-1',
    code: '48060',
    country: 'KR',
    line1: '항만로27길 8',
    line2: '하버빌 502호',
    locality: '해운대구',
    name: { familyName: '도', givenName: '로빈' },
    phone: '01055550101',
    preferred: false,
    province: '부산광역시',
    ...changes,
  };
}

/** The same address as parsed. */
export const BOOK_ADDRESS: BookAddress = {
  givenName: '로빈',
  familyName: '도',
  phone: '01055550101',
  line1: '항만로27길 8',
  line2: '하버빌 502호',
  locality: '해운대구',
  province: '부산광역시',
  code: '48060',
  country: 'KR',
  isPreferred: false,
};
