import { createWireAddress, createWireGroup, createWireItem, createWireOrder } from '../orders/api/wire-samples.js';
import { createWirePartnerOrder } from '../features/order-history/partners/api/partner-samples.js';
import type { WireOrderItem } from '../../contract/wire-order.js';
import { createWireStore } from './wire-store-samples.js';

const REFUSAL = { text: 'Too late', linkText: 'Why', url: 'https://shop.example.com/why', code: 'LATE' };
const MONEY = { msrp: 140, quantity: 2, lineItemChargedPrice: 120.5, returnableQuantity: 1 };
const LINE_MONEY = {
  ...MONEY,
  orderDate: '2026-11-20T10:00:00.000Z',
  lineItemFees: 1,
  lineItemTaxes: 2,
  promotions: [{ id: 'TENOFF', promoType: 'PRICE' }],
};
const FULL_ITEM = createWireItem();
const ITEM = createWireItem({
  product: {
    ...FULL_ITEM.product,
    pid: 'p1',
    metricId: 'm1',
    productIdPathName: 'trail-shoe',
    isExchangeableFlag: true,
  },
  lineItemStatus: { status: 'shipped', statusColor: 'green' },
  cancellableQuantity: 1,
  lineItemTransaction: LINE_MONEY,
  lineItemTransactionAlt: { ...LINE_MONEY, lineItemChargedPrice: 99 },
});
/** One line for each of the alternative fields, of which the first present one counts. */
const LINES: readonly Partial<WireOrderItem>[] = [
  { lineItemStatusVariant: 'success', simpleStatus: 'SHIPPED', lineItemStatus: { status: '' } },
  { lineItemColor: 'red', returnDisableReason: REFUSAL },
  {},
];

const GROUP = createWireGroup({
  orderItems: LINES.map((line, index) => ({ ...ITEM, ...line, orderLineKey: `L${index}` })),
  actions: {
    cancel: {},
    trackShipment: { webLink: 'https://tracking.example.com/parcels/PX1' },
    return: { webLink: 'https://shop.example.com/return' },
    viewReturn: [{ returnOrderId: 'RT1' }],
    cancelReturn: {},
    returnDisableReasonAction: REFUSAL,
  },
  returnOrderNumber: 'RT2',
  exchangeOrderNumber: 'EX1',
  returnUrl: 'https://shop.example.com/return-of-old',
  simpleStatuses: ['SHIPPED'],
});
const TRANSACTION = { ...createWireOrder().transaction, orderTotal: 130.5 };
const SHIP_FROM = {
  id: 'DC1',
  contactInformation: {
    email: 'desk@example.com',
    dayPhoneNumber: '1',
    phoneNumber: { countryCode: '1', subscriberNumber: '1' },
  },
  address: createWireAddress(),
  recipient: { firstName: 'Robin', lastName: 'Doe' },
};

/** An address where a courier can pick up. */
export const BOOK_ADDRESS = {
  id: 'adr-1',
  code: '48060',
  country: 'KR',
  email: 'guest@example.com',
  line1: '1 Harbor Road',
  line2: '502',
  line3: 'Back door',
  locality: 'Haeundae-gu',
  name: { familyName: 'Doe', givenName: 'Robin' },
  phone: '01055550101',
  preferred: true,
  province: 'Busan',
  zone: 'U-dong',
  originalId: 'adr-0',
} as const;

/** The service of one carrier. */
export const CARRIER_SERVICE = {
  productServiceTypeCode: 'PICKUP_RETURN',
  providerName: 'UPS',
  serviceSCACCode: 'UPSN',
} as const;

/** A finished job. */
export const JOB = { jobId: 'j1', status: 'COMPLETED', eta: 500, error: { code: 'E', message: 'm' } };

/** The two ways to complete a payment on hold. */
export const PAYMENTS_DUE = [
  { qrCodeURL: 'https://pay.example.com/qr' },
  { form: { action: 'https://pay.example.com/form', method: 'POST', fields: [{ name: 'a', value: 'b' }] } },
] as const;

const FULL_ORDER = {
  ...createWireOrder({
    orderClassification: 'STORE',
    group: [GROUP, { ...GROUP, actions: { viewReturn: { returnOrderId: 'RT3' } } }],
  }),
  pendingModification: { type: 'ADDRESS' },
  paymentApprovalId: 'PA1',
  paymentHoldFlag: true,
  legacyPaymentUrl: 'https://pay.example.com/1',
  documents: [{ documentId: 'i-1', type: 'INVOICE', label: '2026-1', date: '2026-11-20T10:00:00.000Z' }],
  showBarcodeFlag: true,
  barcode: { header: 'Show this', subheader: 'At the desk', barcodeNumber: '123456789012' },
  returnToStore: true,
  returnMethod: 'STORE',
  parentSalesOrderNumber: 'A999',
  userInfo: { phoneNumber: '0405550103' },
  contactInformation: { email: 'b@example.com', dayPhoneNumber: '2', phoneNumber: { subscriberNumber: '2' } },
  shipFrom: SHIP_FROM,
  shipments: [
    {
      shipmentNumber: 'PX1',
      items: ['L0'],
      trackingUrl: 'https://tracking.example.com/parcels/PX1',
      carrier: 'Parcel Post',
      events: [{ time: '2026-11-20T10:00:00Z', status: 'Left', location: 'Hamburg' }],
    },
  ],
  payment: [{ ...createWireOrder().payment[0], installmentFlag: true }],
  transaction: TRANSACTION,
  transactionAlt: TRANSACTION,
};

/** Orders that together contain every field of the contract. */
export const FULL_ORDERS = [
  ...PAYMENTS_DUE.map((deferredPaymentData) => ({ ...FULL_ORDER, deferredPaymentData })),
  { ...FULL_ORDER, isMasked: true },
];

const { storeId, storeName, telephone, operationalDetails, ...OTHER_FIELDS } = createWireStore();
const HOURS = operationalDetails?.hoursOfOperation;
const DAYS = Object.keys(HOURS?.regularHours ?? {});

/** The two formats in which services send stores. */
export const FULL_STORES = {
  objects: [
    {
      ...{ ...OTHER_FIELDS, storeId, storeName, telephone },
      operationalDetails: {
        hoursOfOperation: {
          ...HOURS,
          specialHours: [{ date: '2026-11-26', startTime: '10:00', duration: 'PT2H' }],
        },
      },
    },
    {
      ...{ ...OTHER_FIELDS, id: '102', name: 'Dock Street Store', phone: '+1 916 555 0102' },
      pickupHours: {
        regularHours: Object.fromEntries(DAYS.map((day) => [day, [{ start: '10:00', end: '21:00' }]])),
        specialHours: [{ date: '2026-11-26', start: '10:00', end: '12:00' }],
      },
    },
  ],
  pages: { next: '/store/store_locations/v1?anchor=abc' },
};

export const FULL_PARTNER_PAGE = {
  orderItems: [createWirePartnerOrder()],
  pages: { next: '/partner_history/v1?anchor=abc' },
};

/** Product fields that the cart and the shop share. */
const PRODUCT = {
  ...{ title: 'Trail socks', category: 'Socks', image: 'https://pictures.example.com/2.png' },
  ...{ currency: 'USD', price: 12, msrp: 15 },
};
export const FULL_CART_ITEM = { ...PRODUCT, size: 'M', quantity: 2 };
export const FULL_SIMILAR_PRODUCT = {
  ...PRODUCT,
  ...{ pid: 'p-2', styleColor: 'TS200-001', webLink: 'https://shop.example.com/t/socks' },
};

/** A label with a code to scan from a screen. */
export const RETURN_LABELS = [
  {
    carrier: 'UPSN',
    labelFormat: 'PDF',
    returnLabel: Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64'),
    dropOffCode: { data: 'RETURN/RT1' },
  },
] as const;
