import type { ExchangeRequest } from '../../../../../src/features/return-wizard/exchange/model/exchange-request.js';

/** The items of an exchange. */
export const EXCHANGE: ExchangeRequest = {
  orderNumber: 'A1000',
  email: 'guest@example.com',
  currency: 'USD',
  address: { address1: '1200 Harbor Street', city: 'Sacramento', state: 'CA', zipCode: '95814', country: 'US' },
  recipient: { firstName: 'Robin', lastName: 'Doe' },
  items: [
    {
      id: '0001:1',
      skuId: 'sku-2',
      tax: { rate: 0.0725, amount: 6.888, calculatedAt: '2026-11-01T10:00:00Z', isIncluded: false },
    },
  ],
  totals: { subTotal: 95, shipping: 0, taxes: 6.88, total: 101.88 },
};

/** A colour as the service sends it. */
export const EXCHANGE_SKU = {
  skuId: 'sku-1',
  colorDescription: 'Chalk',
  productImageUrl: 'https://shop.example/chalk.svg',
  styleName: 'Baseline Low',
  colorCode: '605',
  isUnexchangeableOptionFlag: false,
  price: 95,
  sizeSpecifications: [
    { productSize: 'M', localizedSize: 'Medium', level: 'HIGH', skuId: 'sku-1' },
    { productSize: 'L', localizedSize: null, level: 'OOS', skuId: 'sku-2' },
  ],
};

const TAX = {
  type: 'TAX',
  rate: 0.0725,
  amount: 6.16,
  calculationDate: '2026-11-20T10:00:00Z',
  treatment: 'EXCLUSIVE',
};

/** A preview as the service sends it. */
export const EXCHANGE_PREVIEW_ANSWER = {
  previewId: 'preview-1',
  items: [{ id: '0001:1', skuId: 'sku-2', quantity: 1, price: 85, priceAdjustments: [{ tax: TAX }] }],
  totals: { subTotal: 85, shippingTotal: 0, totalTaxes: 6.16, orderTotal: 91.16 },
};
