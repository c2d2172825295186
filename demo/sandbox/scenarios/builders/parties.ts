/** A country's shopper, and what the country's orders have in common. */
export interface Party {
  readonly currency: string;
  readonly regionReference: string;
  readonly carrier: string;
  readonly tax: { readonly rate: number; readonly isIncluded: boolean };
  readonly contact: {
    email?: string;
    dayPhoneNumber: string;
    phoneNumber: { countryCode: string; subscriberNumber: string };
  };
  readonly address: {
    firstName: string;
    lastName: string;
    address1: string;
    address2?: string;
    city: string;
    county?: string;
    state?: string;
    zipCode: string;
    country: string;
  };
}

export const GUEST_EMAIL = 'guest@example.com';

export const GUEST_PHONE = '5035550101';

/** All invented, with addresses at `example.com` and, where a country has them, numbers reserved for fiction. */
export const PARTIES = {
  us: {
    currency: 'USD',
    regionReference: 'NIKEUS',
    carrier: 'UPS',
    tax: { rate: 0.0725, isIncluded: false },
    contact: toContact('1', GUEST_PHONE),
    address: {
      firstName: 'Robin',
      lastName: 'Doe',
      address1: '1200 Harbor Street',
      address2: 'Apt 4B',
      city: 'Sacramento',
      state: 'CA',
      zipCode: '95814',
      country: 'US',
    },
  },
  ca: {
    currency: 'CAD',
    regionReference: 'NIKECA',
    carrier: 'UPS',
    tax: { rate: 0.13, isIncluded: false },
    contact: toContact('1', GUEST_PHONE),
    address: {
      firstName: 'Robin',
      lastName: 'Doe',
      address1: '88 Lakeshore Road',
      city: 'Toronto',
      state: 'ON',
      zipCode: 'M5V 2T6',
      country: 'CA',
    },
  },
  cn: {
    currency: 'CNY',
    regionReference: 'NIKECN',
    carrier: 'SF Express',
    tax: { rate: 0.13, isIncluded: true },
    contact: toContact('86', '13800138000'),
    address: {
      firstName: '若彬',
      lastName: '杜',
      address1: '滨江路 66 号 3 栋 1201 室',
      city: '上海市',
      county: '徐汇区',
      state: 'SH',
      zipCode: '200030',
      country: 'CN',
    },
  },
  jp: {
    currency: 'JPY',
    regionReference: 'NIKEJP',
    carrier: 'Sagawa',
    tax: { rate: 0.1, isIncluded: true },
    contact: toContact('81', GUEST_PHONE),
    address: {
      firstName: '露瓶',
      lastName: '土井',
      address1: '港南 2-14-3',
      address2: 'ハーバーコート 502',
      city: '港区',
      state: 'JP-13',
      zipCode: '108-0075',
      country: 'JP',
    },
  },
  au: {
    currency: 'AUD',
    regionReference: 'NIKEAU',
    carrier: 'Australia Post',
    // Goods and services tax.
    tax: { rate: 1 / 11, isIncluded: true },
    contact: toContact('61', GUEST_PHONE),
    address: {
      firstName: 'Robin',
      lastName: 'Doe',
      address1: '27 Wharf Street',
      address2: 'Unit 8',
      city: 'Brisbane',
      state: 'QLD',
      zipCode: '4000',
      country: 'AU',
    },
  },
  de: {
    currency: 'EUR',
    regionReference: 'NIKEEU',
    carrier: 'DHL',
    tax: { rate: 0.19, isIncluded: true },
    contact: toContact('49', GUEST_PHONE),
    address: {
      firstName: 'Robin',
      lastName: 'Doe',
      address1: 'Hafenstraße 12',
      city: 'Hamburg',
      zipCode: '20457',
      country: 'DE',
    },
  },
  gb: {
    currency: 'GBP',
    regionReference: 'NIKEEU',
    carrier: 'Royal Mail',
    tax: { rate: 0.2, isIncluded: true },
    contact: toContact('44', GUEST_PHONE),
    address: {
      firstName: 'Robin',
      lastName: 'Doe',
      address1: '14 Quayside Lane',
      address2: 'Flat 3',
      city: 'Bristol',
      zipCode: 'BS1 6XX',
      country: 'GB',
    },
  },
  kr: {
    currency: 'KRW',
    regionReference: 'NIKEKR',
    carrier: 'CJ Logistics',
    tax: { rate: 0.1, isIncluded: true },
    contact: toContact('82', GUEST_PHONE),
    address: {
      firstName: '로빈',
      lastName: '도',
      address1: '항만로 27길 8',
      address2: '하버빌 502호',
      city: '해운대구',
      state: '부산광역시',
      zipCode: '48060',
      country: 'KR',
    },
  },
  nl: {
    currency: 'EUR',
    regionReference: 'NIKEEU',
    carrier: 'PostNL',
    tax: { rate: 0.21, isIncluded: true },
    contact: toContact('31', GUEST_PHONE),
    address: {
      firstName: 'Robin',
      lastName: 'Doe',
      address1: 'Havenkade 18',
      city: 'Rotterdam',
      zipCode: '3011 AB',
      country: 'NL',
    },
  },
  pl: {
    currency: 'PLN',
    regionReference: 'NIKEEU',
    carrier: 'UPS',
    tax: { rate: 0.23, isIncluded: true },
    contact: toContact('48', GUEST_PHONE),
    address: {
      firstName: 'Robin',
      lastName: 'Doe',
      address1: 'ul. Portowa 14/6',
      city: 'Gdynia',
      zipCode: '81-350',
      country: 'PL',
    },
  },
} as const satisfies Record<string, Party>;

function toContact(countryCode: string, subscriberNumber: string): Party['contact'] {
  return { email: GUEST_EMAIL, dayPhoneNumber: subscriberNumber, phoneNumber: { countryCode, subscriberNumber } };
}
