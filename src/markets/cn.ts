import { STREET, common } from './addresses/layout-shapes.js';
import { defaultMarket } from './default.js';
import type { MarketFile } from './market-file.js';

export const cn = {
  ...defaultMarket,
  // The retailer's requirement for China: a guest must accept all four before any data is used.
  lookupTerms: ['termsOfUse', 'termsOfSale', 'privacyPolicy', 'returnPolicy'],
  // The default map is unreachable in China. By address, because Chinese maps use another datum than WGS 84. https://lbs.amap.com/api/uri-api
  directionsUrl: 'https://uri.amap.com/search?keyword={address}',
  // ITU-T E.164 country code of China.
  dialCode: '86',
  refusesCustomItems: true,
  refundWait: { least: 0, most: 14, isInWorkingDays: false },
  // The electronic invoice of the State Taxation Administration.
  issuesEFapiao: true,
  currency: 'CNY',
  address: {
    ...common,
    lines: ['{lastName}{firstName}', '{state}{city}{county}', ...STREET, '{zipCode}', '{country}'],
    regions: 'cn',
    postalCode: '\\d{6}',
    required: ['address1', 'city', 'state', 'county', 'zipCode'],
  },
  returns: {
    ...defaultMarket.returns,
    returnsAsOrdered: true,
    hasStores: true,
    requestsLabel: false,
  },
} as const satisfies MarketFile;
