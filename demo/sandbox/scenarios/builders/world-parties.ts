import { GUEST_EMAIL, GUEST_PHONE, type Party } from './parties.js';

interface Row {
  readonly currency: string;
  /** Added to the net price. */
  readonly taxRate: number;
  readonly callingCode: string;
  readonly carrier: string;
  readonly address: Omit<Party['address'], 'country'>;
}

const LATIN = { firstName: 'Robin', lastName: 'Doe' } as const;

/** Regions are sent as codes, with or without the country's prefix. */
const ROWS: Readonly<Record<string, Row>> = {
  TR: {
    ...{ currency: 'TRY', taxRate: 0.2, callingCode: '90', carrier: 'Yurtiçi Kargo' },
    address: {
      ...LATIN,
      ...{ address1: 'Liman Caddesi No: 12 D: 5', city: 'Kadıköy', state: 'TR-34', zipCode: '34710' },
    },
  },
  RU: {
    ...{ currency: 'RUB', taxRate: 0.2, callingCode: '7', carrier: 'CDEK' },
    address: {
      ...{ firstName: 'Робин', lastName: 'Доу' },
      ...{ address1: 'ул. Портовая, д. 8, кв. 21', city: 'Выборг', state: 'LEN', zipCode: '188800' },
    },
  },
  MX: {
    ...{ currency: 'MXN', taxRate: 0.16, callingCode: '52', carrier: 'Estafeta' },
    address: {
      ...LATIN,
      ...{ address1: 'Calle del Puerto 45, int. 3', county: 'Col. Centro', city: 'Veracruz' },
      ...{ state: 'MX-VER', zipCode: '91700' },
    },
  },
  IN: {
    ...{ currency: 'INR', taxRate: 0.12, callingCode: '91', carrier: 'Blue Dart' },
    address: {
      ...LATIN,
      ...{ address1: 'Flat 12, Harbour View', address2: '7 Pier Road, Colaba', city: 'Mumbai' },
      ...{ state: 'MH', zipCode: '400005' },
    },
  },
  TH: {
    ...{ currency: 'THB', taxRate: 0.07, callingCode: '66', carrier: 'Kerry Express' },
    address: {
      ...{ firstName: 'โรบิน', lastName: 'โด' },
      ...{ address1: '88/12 ถนนท่าเรือ', county: 'แขวงคลองเตย', city: 'เขตคลองเตย', state: 'TH-10', zipCode: '10110' },
    },
  },
  VN: {
    ...{ currency: 'VND', taxRate: 0.1, callingCode: '84', carrier: 'Viettel Post' },
    address: {
      ...{ firstName: 'Rô Bin', lastName: 'Đỗ' },
      ...{ address1: '25 Đường Bến Cảng', county: 'Phường 12', city: 'Quận 4', state: 'SG', zipCode: '700000' },
    },
  },
  ID: {
    ...{ currency: 'IDR', taxRate: 0.11, callingCode: '62', carrier: 'JNE' },
    address: {
      ...LATIN,
      ...{ address1: 'Jl. Pelabuhan No. 9', county: 'Kec. Pademangan', city: 'Jakarta Utara' },
      ...{ state: 'ID-JK', zipCode: '14430' },
    },
  },
  MY: {
    ...{ currency: 'MYR', taxRate: 0.1, callingCode: '60', carrier: 'Pos Malaysia' },
    address: {
      ...LATIN,
      ...{ address1: '16, Jalan Pelabuhan 3', city: 'Klang', state: 'MY-10', zipCode: '42000' },
    },
  },
  PH: {
    ...{ currency: 'PHP', taxRate: 0.12, callingCode: '63', carrier: 'LBC Express' },
    address: {
      ...LATIN,
      ...{ address1: '31 Pier Street', county: 'Barangay San Roque', city: 'Cebu City' },
      ...{ state: 'CEB', zipCode: '6000' },
    },
  },
  TW: {
    ...{ currency: 'TWD', taxRate: 0.05, callingCode: '886', carrier: 'T-Cat' },
    address: {
      ...{ firstName: '若彬', lastName: '杜' },
      ...{ address1: '港前路 27 號 5 樓', city: '信義區', state: 'TPE', zipCode: '110' },
    },
  },
};

/** Countries outside Europe with different currencies and address formats. All invented, like the others. */
export const WORLD_PARTIES: readonly Party[] = Object.entries(ROWS).map(
  ([country, { currency, taxRate, callingCode, carrier, address }]) => ({
    currency,
    regionReference: `NIKE${country}`,
    carrier,
    tax: { rate: taxRate / (1 + taxRate), isIncluded: true },
    contact: {
      email: GUEST_EMAIL,
      dayPhoneNumber: GUEST_PHONE,
      phoneNumber: { countryCode: callingCode, subscriberNumber: GUEST_PHONE },
    },
    address: { ...address, country },
  }),
);
