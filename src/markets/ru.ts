import { NAME, STREET, common } from './addresses/layout-shapes.js';
import { defaultMarket } from './default.js';
import type { MarketFile } from './market-file.js';

export const ru = {
  ...defaultMarket,
  tax: 'vat',
  currency: 'RUB',
  hasChat: false,
  address: {
    ...common,
    lines: [NAME, ...STREET, '{county}', '{city}', '{state}', '{zipCode}', '{country}'],
    regions: 'ru',
    // The retailer's rule for Russia: addresses have the region, and the country's name in Russian.
    countryLanguage: 'ru',
    postalCode: '\\d{6}',
    required: ['address1', 'city', 'state', 'zipCode'],
  },
} as const satisfies MarketFile;
