import * as z from 'zod/mini';
import { cancelJobSchema } from '../src/features/order-detail/cancellation/api/get-cancel-job.js';
import { carrierServiceSchema } from '../src/returns/api/list-carrier-services.js';
import { deferredPaymentJobSchema } from '../src/features/order-detail/payment/api/get-deferred-payment-job.js';
import { interactionSchema } from '../src/features/curbside/api/get-curbside-interaction.js';
import { returnJobSchema } from '../src/returns/api/get-return-job.js';
import { addressSchema, contactSchema, phoneSchema } from '../src/orders/api/to-address.js';
import {
  addressVerdictSchema,
  bookAddressSchema,
  newAddressSchema,
} from '../src/features/return-wizard/address/api/book-address.js';
import { bankRefundSchema } from '../src/features/bank-refund/api/request-bank-refund.js';
import { cartItemSchema } from '../src/cart/api/cart.js';
import { deferredPaymentDataSchema } from '../src/orders/api/to-deferred-payment.js';
import { giftCardSchema } from '../src/features/gift-card/api/get-gift-card-balance.js';
import { guestCheckSchema } from '../src/orders/api/request-guest-check.js';
import { exchangeSizeSchema } from '../src/features/return-wizard/exchange/api/list-exchange-options.js';
import {
  exchangeTotalsSchema,
  priceAdjustmentSchema,
} from '../src/features/return-wizard/exchange/api/actions/request-exchange-preview.js';
import { exchangeOrderSchema } from '../src/features/return-wizard/exchange/api/actions/request-exchange-order.js';
import { etaField, plainJobSchema } from '../src/http/read/to-job.js';
import {
  documentSchema,
  parcelSchema,
  returnDisableReasonSchema,
  shipFromSchema,
} from '../src/orders/api/in-full/create-detail-reader.js';
import { pagesSchema, amountField, countField, dateField, textField, urlField } from '../src/http/read/wire-fields.js';
import { guestChallengeSchema } from '../src/app/guest-proof/api/request-guest-challenge.js';
import { guestTokenSchema } from '../src/app/guest-proof/api/request-guest-token.js';
import { wrongCodeSchema } from './calls/request-guest-token.js';
import { withdrawalSchema } from '../src/features/withdrawal/api/request-withdrawal.js';
import { earlierWithdrawalSchema } from './calls/request-withdrawal.js';
import { returnLabelSchema } from '../src/returns/labels/api/get-return-label.js';
import { openingSchema, storeHoursSchema } from '../src/stores/api/list-stores.js';
import { similarProductSchema } from '../src/cart/api/list-similar-products.js';
import { transactionSchema } from '../src/orders/api/to-sums.js';
import { errorBodySchema } from './error-body.js';
import {
  wireExchangeOptionsSchema,
  wireExchangePreviewItemSchema,
  wireExchangePreviewSchema,
  wireExchangeSkuSchema,
} from './exchange-fields.js';
import { wireCarrierServicesSchema } from './calls/list-carrier-services.js';
import { messageSentSchema } from './message-sent.js';
import { wireSimilarProductsSchema } from './calls/list-similar-products.js';
import { cancelDetailsSchema } from './calls/request-cancel.js';
import {
  anchorField,
  carrierCodeField,
  countryField,
  documentIdField,
  emailField,
  challengeIdField,
  encodedEmailField,
  gtinField,
  guestCodeField,
  guestTokenField,
  ibanField,
  idempotencyKeyField,
  interactionIdField,
  jobIdField,
  languageField,
  latitudeField,
  longitudeField,
  momentField,
  nameField,
  orderNumberField,
  pageSizeField,
  paymentVersionField,
  phoneNumberField,
  qrIdField,
  returnUrlField,
  searchField,
  dayField,
  orderQueryField,
  orderStatusesField,
  statementNameField,
  statementNoteField,
  typedOrderNumberField,
  serviceCountryField,
  storeIdField,
  underscoredLocaleField,
  userIdField,
  uuidField,
  vehicleField,
  visitorIdField,
  writtenLocaleField,
  writtenPhoneField,
} from './request-fields.js';
import { addressIdField } from './address-fields.js';
import { OPAQUE_SEGMENT, ORDER_NUMBER } from './id-fields.js';
import { wireCartSchema } from './calls/request-cart-item.js';
import { wireOrderGroupSchema } from './wire-order-group.js';
import { wireLineTransactionSchema, wireOrderItemSchema, wireProductSchema } from './wire-order-item.js';
import { wireOrderSchema, wirePaymentSchema } from './wire-order.js';
import { wireOrderPageSchema } from './wire-order-page.js';
import { wireStoreAddressSchema, wireStorePageSchema, wireStoreSchema } from './wire-store.js';
import { wireConsentsSchema } from './calls/list-consents.js';
import { wirePartnerOrderSchema, wirePartnerPageSchema } from './wire-partner-page.js';

const COMPONENTS: Readonly<Record<string, z.ZodMiniType>> = {
  Address: addressSchema,
  AddressVerdict: addressVerdictSchema,
  BankRefund: bankRefundSchema,
  BookAddress: bookAddressSchema,
  CancelJob: cancelJobSchema,
  Consents: wireConsentsSchema,
  CarrierService: carrierServiceSchema,
  CarrierServices: wireCarrierServicesSchema,
  Cart: wireCartSchema,
  CartItem: cartItemSchema,
  Contact: contactSchema,
  DeferredPaymentData: deferredPaymentDataSchema,
  DeferredPaymentJob: deferredPaymentJobSchema,
  Errors: errorBodySchema,
  ExchangeOptions: wireExchangeOptionsSchema,
  ExchangeOrder: exchangeOrderSchema,
  ExchangePreview: wireExchangePreviewSchema,
  ExchangePreviewItem: wireExchangePreviewItemSchema,
  ExchangeSize: exchangeSizeSchema,
  ExchangeSku: wireExchangeSkuSchema,
  ExchangeTotals: exchangeTotalsSchema,
  GiftCard: giftCardSchema,
  Interaction: interactionSchema,
  GuestCheck: guestCheckSchema,
  GuestChallenge: guestChallengeSchema,
  GuestToken: guestTokenSchema,
  WrongCode: wrongCodeSchema,
  LineTransaction: wireLineTransactionSchema,
  MessageSent: messageSentSchema,
  Order: wireOrderSchema,
  OrderDocument: documentSchema,
  OrderGroup: wireOrderGroupSchema,
  OrderItem: wireOrderItemSchema,
  NewAddress: newAddressSchema,
  OrderPage: wireOrderPageSchema,
  Pages: pagesSchema,
  PartnerOrder: wirePartnerOrderSchema,
  PartnerPage: wirePartnerPageSchema,
  Payment: wirePaymentSchema,
  Phone: phoneSchema,
  PriceAdjustment: priceAdjustmentSchema,
  Product: wireProductSchema,
  ReturnCancellationJob: plainJobSchema,
  ReturnJob: returnJobSchema,
  ReturnLabel: returnLabelSchema,
  ReturnDisableReason: returnDisableReasonSchema,
  ShipFrom: shipFromSchema,
  Shipment: parcelSchema,
  Store: wireStoreSchema,
  StoreAddress: wireStoreAddressSchema,
  StoreHours: storeHoursSchema,
  StorePage: wireStorePageSchema,
  SimilarProduct: similarProductSchema,
  SimilarProducts: wireSimilarProductsSchema,
  Transaction: transactionSchema,
  Withdrawal: withdrawalSchema,
  EarlierWithdrawal: earlierWithdrawalSchema,
};

/** The client tolerates more in these fields than a service may send; the document states what a service may send. */
const FIELDS: readonly (readonly [z.ZodMiniType, Readonly<Record<string, unknown>>])[] = [
  [amountField, { type: 'number', minimum: 0, description: 'Amount in major units of the currency.' }],
  [countField, { type: 'integer', minimum: 0 }],
  [
    dateField,
    {
      pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})(\[UTC\])?$`,
      description: 'ISO 8601 with a zone; a [UTC] suffix is trimmed.',
    },
  ],
  [urlField, { format: 'uri-reference' }],
  [etaField, { minimum: 0, description: 'Milliseconds to wait before the next poll of the job.' }],
  [pageSizeField, { type: 'integer', minimum: 1, maximum: 50, description: 'Entries on a page.' }],
  [
    anchorField,
    { description: 'The anchor of `pages.next`, unchanged; opaque to the client. Absent for the first page.' },
  ],
  [
    idempotencyKeyField,
    {
      description:
        'A random UUID for each action of a shopper, sent with `retailer.sendsIdempotencyKey`. A request with the same key, path and body ' +
        'as a former one gets the same answer, and is not executed again.',
    },
  ],
  [countryField, { description: 'ISO 3166-1 alpha-2, lower case.' }],
  [serviceCountryField, { description: 'ISO 3166-1 alpha-2, upper case.' }],
  [languageField, { description: 'ISO 639, lower case, without a region.' }],
  [writtenLocaleField, { description: 'Language, hyphen, country: `en-US`.' }],
  [underscoredLocaleField, { description: 'Language, underscore, country: `en_US`.' }],
  [emailField, { description: 'Checked roughly: the service decides whether it matches the order.' }],
  [encodedEmailField, { description: 'The e-mail address of a guest, percent-encoded: `guest%40example.com`.' }],
  [phoneNumberField, { description: 'The phone number of a guest: digits only, in China preceded by `+86`.' }],
  [writtenPhoneField, { description: 'In free notation, as the order has it.' }],
  [
    visitorIdField,
    { description: 'A random UUID for each page load, or `unknown` on a shared device; identifies no person.' },
  ],
  [nameField, { description: 'In free notation; empty if unknown.' }],
  [uuidField, { description: 'A random UUID.' }],
  [momentField, { description: 'ISO 8601 with a zone.' }],
  [carrierCodeField, { description: 'Standard Carrier Alpha Code.' }],
  [ibanField, { description: 'ISO 13616, in capitals, without spaces.' }],
  [orderQueryField, { description: 'As typed: 1 to 100 characters, not only spaces.' }],
  [dayField, { description: 'A day: ISO 8601 without a time.' }],
  [orderStatusesField, { description: 'One or several statuses, separated by commas.' }],
  [searchField, { description: 'A part of a name or an address, such as a city or a postal code.' }],
  [
    paymentVersionField,
    { description: 'The version of the calls: `v2` with the flag `usePaymentV2`, otherwise `v1`.' },
  ],
  [returnUrlField, { description: 'The page of the order, with `payment=success` in its query.' }],
  [vehicleField, { description: '1 to 100 characters, not only spaces.' }],
  [typedOrderNumberField, { description: 'As typed: 1 to 64 characters, not only spaces.' }],
  [statementNameField, { description: 'As typed: 1 to 256 characters, not only spaces.' }],
  [statementNoteField, { description: 'As typed: 1 to 500 characters, not only spaces.' }],
  [orderNumberField, { description: ORDER_NUMBER }],
  [jobIdField, { description: `The \`jobId\` of the job, unchanged. ${OPAQUE_SEGMENT}` }],
  [documentIdField, { description: `The \`documentId\` of the document, unchanged. ${OPAQUE_SEGMENT}` }],
  [interactionIdField, { description: `The \`id\` of the arrival, unchanged. ${OPAQUE_SEGMENT}` }],
  [challengeIdField, { description: `The \`challengeId\` of the challenge, unchanged. ${OPAQUE_SEGMENT}` }],
  [guestCodeField, { description: 'Six digits.' }],
  [
    guestTokenField,
    {
      description:
        'The `guestToken` of a guest who proved by a code who they are, unchanged. Opaque: at most 4096 printable ASCII characters without blanks.',
    },
  ],
  [gtinField, { description: 'The `gtin` of a line, unchanged.' }],
  [storeIdField, { description: 'The `storeId` of a store, unchanged.' }],
  [addressIdField, { description: 'The `id` of an address, unchanged.' }],
  [userIdField, { description: "The member's id at the identity service, from `adapter.user.id`." }],
  [qrIdField, { description: 'The id in the QR code at a parking spot, unchanged.' }],
  [latitudeField, { type: 'number', minimum: -90, maximum: 90, description: 'Degrees north, WGS 84.' }],
  [longitudeField, { type: 'number', minimum: -180, maximum: 180, description: 'Degrees east, WGS 84.' }],
  [
    openingSchema,
    {
      description:
        'Opening hours in the local time of the store: `startTime` or `start` (`10:00`), with a `duration` (`PT11H`) or an `end` (`21:00`). ' +
        '`end` has precedence over `duration`. `PT0S` means closed. An end that is not after the start is on the next day.',
    },
  ],
  [
    wireStoreSchema,
    {
      // The alternatives are inside `allOf`: otherwise, generated types would be a union with types that have no fields.
      allOf: [{ anyOf: [{ required: ['storeId', 'storeName'] }, { required: ['id', 'name'] }] }],
      description:
        '`id`, `name` and `phone` are accepted in place of `storeId`, `storeName` and `telephone`. `pickupHours` are the hours for picking up ' +
        'orders; without them the hours of operation apply. `timezone` is an IANA name. `isOpen` is valid until the next opening or closing time.',
    },
  ],
  // JSON Schema generation drops the schema's check, so state it here.
  [cancelDetailsSchema, { oneOf: [{ required: ['email'] }, { required: ['userInfo'] }] }],
  [textField, { description: 'Shown to the shopper, in the requested language.' }],
];

/**
 * Names the shared schemas and describes the shared fields for the OpenAPI document. Separate from the schemas, so that
 * shoppers never load the descriptions.
 */
export function describeSchemas(): void {
  for (const [id, schema] of Object.entries(COMPONENTS)) z.globalRegistry.add(schema, { id });
  for (const [schema, override] of FIELDS) z.globalRegistry.add(schema, { override });
}
