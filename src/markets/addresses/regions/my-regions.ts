/**
 * States and federal territories of Malaysia: names by their code of ISO 3166-2, without the country.
 * From Unicode CLDR 48 (`common/subdivisions/ms.xml`), with corrections: Perak without `Negeri`.
 */
export const myRegions = {
  '01': 'Johor',
  '02': 'Kedah',
  '03': 'Kelantan',
  '04': 'Melaka',
  '05': 'Negeri Sembilan',
  '06': 'Pahang',
  '07': 'Pulau Pinang',
  '08': 'Perak',
  '09': 'Perlis',
  10: 'Selangor',
  11: 'Terengganu',
  12: 'Sabah',
  13: 'Sarawak',
  14: 'Kuala Lumpur',
  15: 'Labuan',
  16: 'Putrajaya',
} as const satisfies Readonly<Record<string, string>>;
