import { GUEST_EMAIL, GUEST_PHONE, type Party } from './parties.js';

/** Country, currency, tax rate, calling code and an address. */
type Row = readonly [string, string, number, string, string, string, string];

const ROWS: readonly Row[] = [
  ['AT', 'EUR', 0.2, '43', 'Hafengasse 7', 'Wien', '1030'],
  ['BE', 'EUR', 0.21, '32', 'Kaaistraat 12', 'Gent', '9000'],
  ['BG', 'EUR', 0.2, '359', 'ул. Пристанищна 5', 'Варна', '9000'],
  ['CZ', 'CZK', 0.21, '420', 'Nábřežní 21', 'Praha', '150 00'],
  ['DK', 'DKK', 0.25, '45', 'Havnegade 9', 'Aarhus', '8000'],
  ['ES', 'EUR', 0.21, '34', 'Calle del Puerto 15', 'Valencia', '46023'],
  ['FI', 'EUR', 0.25, '358', 'Satamakatu 4', 'Helsinki', '00160'],
  ['FR', 'EUR', 0.2, '33', '8 quai du Port', 'Marseille', '13002'],
  ['GR', 'EUR', 0.24, '30', 'Λιμένος 3', 'Θεσσαλονίκη', '546 25'],
  ['HU', 'HUF', 0.27, '36', 'Kikötő utca 11', 'Budapest', '1095'],
  ['IE', 'EUR', 0.23, '353', '5 Harbour Row', 'Cork', 'T12 XX00'],
  ['IT', 'EUR', 0.22, '39', 'Via del Porto 20', 'Genova', '16126'],
  ['LU', 'EUR', 0.17, '352', 'Rue du Port 2', 'Luxembourg', 'L-2449'],
  ['PT', 'EUR', 0.23, '351', 'Rua do Cais 6', 'Porto', '4050-430'],
  ['SE', 'SEK', 0.25, '46', 'Hamngatan 14', 'Göteborg', '411 06'],
  ['SI', 'EUR', 0.22, '386', 'Pristaniška ulica 3', 'Koper', '6000'],
];

/** Further European countries, which differ only in a few values. All invented, like the others. */
export const EU_PARTIES: readonly Party[] = ROWS.map(
  ([country, currency, rate, countryCode, address1, city, zipCode]) => ({
    currency,
    regionReference: 'NIKEEU',
    carrier: 'UPS',
    tax: { rate, isIncluded: true },
    contact: {
      email: GUEST_EMAIL,
      dayPhoneNumber: GUEST_PHONE,
      phoneNumber: { countryCode, subscriberNumber: GUEST_PHONE },
    },
    address: { firstName: 'Robin', lastName: 'Doe', address1, city, zipCode, country },
  }),
);
