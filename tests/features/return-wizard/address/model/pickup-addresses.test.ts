import { describe, expect, it } from 'vitest';
import {
  listPickupAddresses,
  toSender,
} from '../../../../../src/features/return-wizard/address/model/pickup-addresses.js';
import { BOOK_ADDRESS } from '../../../../support/addresses.js';

const address = (id: string, changes: object = {}) => ({ ...BOOK_ADDRESS, id, ...changes });

describe('the addresses of a pickup', () => {
  it('start with those entered for this return, then the preferred one; foreign ones come last', () => {
    const saved = [address('us', { country: 'US' }), address('one'), address('two', { isPreferred: true })];
    const listed = listPickupAddresses({ saved, changed: [], unsaved: [address('own')] }, 'kr');
    expect(listed.map(({ id, isAbroad, isUnsaved }) => [id, isAbroad, isUnsaved])).toEqual([
      ['own', false, true],
      ['two', false, false],
      ['one', false, false],
      ['us', true, false],
    ]);
  });

  it('contain local changes that the address book refused', () => {
    const changed = [address('one', { line2: '7층' })];
    const [listed] = listPickupAddresses({ saved: [address('one')], changed, unsaved: [] }, 'kr');
    expect(listed).toMatchObject({ id: 'one', line2: '7층', isUnsaved: true });
  });

  it('leave out addresses without an id', () => {
    expect(listPickupAddresses({ saved: [BOOK_ADDRESS], changed: [], unsaved: [] }, 'kr')).toEqual([]);
  });

  it('become the sender of a return', () => {
    expect(toSender({ ...BOOK_ADDRESS, line3: '뒷문', zone: '우동', email: 'guest@example.com' })).toEqual({
      contact: { email: 'guest@example.com', dayPhoneNumber: '01055550101' },
      recipient: { firstName: '로빈', lastName: '도' },
      address: {
        firstName: '로빈',
        lastName: '도',
        address1: '항만로27길 8',
        address2: '하버빌 502호',
        address3: '뒷문',
        city: '해운대구',
        county: '우동',
        state: '부산광역시',
        zipCode: '48060',
        country: 'KR',
      },
    });
  });
});
