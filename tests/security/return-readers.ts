import { toCarrierServices } from '../../src/returns/api/list-carrier-services.js';
import { toReturnJob } from '../../src/returns/api/get-return-job.js';
import {
  toBookAddresses,
  toAddressVerdict,
  toNewAddress,
} from '../../src/features/return-wizard/address/api/book-address.js';
import { toExchangeOptions } from '../../src/features/return-wizard/exchange/api/list-exchange-options.js';
import { toOrderedExchange } from '../../src/features/return-wizard/exchange/api/actions/request-exchange-order.js';
import { toExchangePreview } from '../../src/features/return-wizard/exchange/api/actions/request-exchange-preview.js';
import { toStorePage } from '../../src/stores/api/list-stores.js';

const ADDRESS = JSON.stringify({
  ...{ id: 'adr-1', code: '06236', country: 'KR', line1: '152 Teheran-ro', locality: 'Seoul', preferred: true },
  ...{ line2: '12F', phone: '01012345678', name: { familyName: 'Kim', givenName: 'Minji' } },
});
const STORE = JSON.stringify({
  ...{ storeId: '101', storeName: 'Shop', slug: 'shop', timezone: 'America/Los_Angeles' },
  address: { address1: '1 Main Street', city: 'Portland', postalCode: '97201', iso2Country: 'US' },
  operationalDetails: {
    hoursOfOperation: { regularHours: { monday: [{ startTime: '10:00', duration: 'PT11H' }] }, specialHours: [] },
  },
});
const SKU = JSON.stringify({
  ...{ skuId: 'sku-1', colorDescription: 'Blue', productImageUrl: 'https://shop.example/1.svg', styleName: 'Shoe' },
  ...{ colorCode: 'AB1-100', isUnexchangeableOptionFlag: false, price: 95 },
  sizeSpecifications: [{ productSize: '9', localizedSize: 'M 9', level: 'HIGH', skuId: 'sku-9' }],
});
const ITEM = JSON.stringify({ id: '0001:1', skuId: 'sku-9', quantity: 1, price: 95, priceAdjustments: [] });
const TOTALS = JSON.stringify({ subTotal: 95, shippingTotal: 0, totalTaxes: 6.89, orderTotal: 101.89 });

/** What the return wizard reads from its service. */
export const RETURN_READERS: Readonly<Record<string, { readonly json: string; read(json: string): unknown }>> = {
  'an address book': { json: `[${ADDRESS}]`, read: (json) => toBookAddresses(JSON.parse(json)) },
  'the check of an address': {
    json: `{"validated":false,"validatedAddress":${ADDRESS}}`,
    read: (json) => toAddressVerdict(JSON.parse(json)),
  },
  'a new address': { json: '{"id":"adr-2"}', read: (json) => toNewAddress(JSON.parse(json)) },
  stores: { json: `{"objects":[${STORE}],"pages":{"next":""}}`, read: (json) => toStorePage(JSON.parse(json)) },
  'what something may be exchanged for': {
    json: `{"objects":[${SKU}]}`,
    read: (json) => toExchangeOptions(JSON.parse(json)),
  },
  'the preview of an exchange': {
    json: `{"previewId":"preview-1","items":[${ITEM}],"totals":${TOTALS}}`,
    read: (json) => toExchangePreview(JSON.parse(json)),
  },
  'an exchange that was ordered': {
    json: '{"orderNumber":"EX10000001"}',
    read: (json) => toOrderedExchange(JSON.parse(json)),
  },
  'the job of a return': {
    json: '{"jobId":"job-1","status":"COMPLETED","response":{"returnOrderNumber":"RT10000001"}}',
    read: (json) => toReturnJob(JSON.parse(json)),
  },
  carriers: {
    json: '{"objects":[{"productServiceTypeCode":"DROPOFF_RETURN","providerName":"UPS","serviceSCACCode":"UPSN"}]}',
    read: (json) => toCarrierServices(JSON.parse(json)),
  },
};
