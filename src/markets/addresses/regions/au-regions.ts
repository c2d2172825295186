/**
 * States and territories of Australia: names by their code of ISO 3166-2, without the country.
 * From Unicode CLDR 48 (`common/subdivisions/en.xml`).
 */
export const auRegions = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
} as const satisfies Readonly<Record<string, string>>;
