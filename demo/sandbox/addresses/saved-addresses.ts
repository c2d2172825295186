import type { WireBookAddress } from '../../../src/features/return-wizard/address/api/book-address.js';

const ROBIN = { familyName: '도', givenName: '로빈' };
const JIWON = { familyName: '김', givenName: '지원' };

/** A member's initial address book: six addresses in Korea and one in the United States. All invented. */
export const SAVED_ADDRESSES: readonly (WireBookAddress & { readonly id: string })[] = [
  inKorea('adr-1', ROBIN, {
    code: '48060',
    province: '부산광역시',
    locality: '해운대구',
    line1: '항만로27길 8',
    line2: '하버빌 502호',
    preferred: true,
  }),
  inKorea('adr-2', ROBIN, {
    code: '06236',
    province: '서울특별시',
    locality: '강남구',
    line1: '운동로 152',
    line2: '12층',
  }),
  inKorea('adr-3', JIWON, { code: '04524', province: '서울특별시', locality: '중구', line1: '시청길 110' }),
  inKorea('adr-4', JIWON, {
    code: '34126',
    province: '대전광역시',
    locality: '유성구',
    line1: '과학로 125',
    line2: '3동 204호',
  }),
  inKorea('adr-5', ROBIN, { code: '63122', province: '제주특별자치도', locality: '제주시', line1: '바닷길 61' }),
  inKorea('adr-6', JIWON, {
    code: '61945',
    province: '광주광역시',
    locality: '서구',
    line1: '내방로 111',
    line2: '101동 1503호',
  }),
  {
    id: 'adr-7',
    code: '95814',
    country: 'US',
    line1: '1200 Harbor Street',
    line2: 'Apt 4B',
    locality: 'Sacramento',
    name: { familyName: 'Doe', givenName: 'Robin' },
    phone: '5035550101',
    preferred: false,
    province: 'CA',
  },
];

type Destination = Pick<WireBookAddress, 'code' | 'province' | 'locality' | 'line1' | 'line2' | 'preferred'>;

function inKorea(
  id: string,
  name: WireBookAddress['name'],
  destination: Destination,
): WireBookAddress & { readonly id: string } {
  return { id, country: 'KR', name, phone: '01055550101', preferred: false, ...destination };
}
