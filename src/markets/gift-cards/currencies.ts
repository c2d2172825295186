/**
 * What is paid with in each country, ISO 4217: gift cards are asked for in it. A list of its own, as it comes with the first question
 * after a card and with nothing else.
 */
export const currencies: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['at', 'be', 'de', 'el', 'es', 'fi', 'fr', 'gr', 'ie', 'it', 'lu', 'nl', 'pt', 'si'].map((country) => [
      country,
      'EUR',
    ]),
  ),
  au: 'AUD',
  ca: 'CAD',
  cn: 'CNY',
  cz: 'CZK',
  dk: 'DKK',
  gb: 'GBP',
  hu: 'HUF',
  id: 'IDR',
  in: 'INR',
  jp: 'JPY',
  kr: 'KRW',
  mx: 'MXN',
  my: 'MYR',
  ph: 'PHP',
  pl: 'PLN',
  ru: 'RUB',
  se: 'SEK',
  th: 'THB',
  tr: 'TRY',
  tw: 'TWD',
  uk: 'GBP',
  us: 'USD',
  vn: 'VND',
};
