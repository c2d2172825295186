import type { CheckOptions } from './check-options.js';
import type { Attempt } from './create-request.js';
import type { OrderFacts } from './order-facts.js';
import { toUnknownNumber } from './unknown-number.js';

/** A call that changes something. */
export interface PlannedWrite {
  readonly name: string;
  /** What it does to the order, for the list that is printed before; absent if it is only sent for something unknown. */
  readonly effect?: string;
  /** The request that must be refused: it names something that does not exist. */
  readonly refused?: Attempt;
  /** The request that is carried out. */
  readonly accepted?: Attempt;
  /** Why nothing is carried out. */
  readonly lacks?: string;
}

const UNKNOWN_EMAIL = 'orders-area-check@shop.invalid';
const NOT_READ = 'the client does not read its answer';

/** The calls that change something, with the requests that the order allows. */
export function planWrites(facts: OrderFacts, options: CheckOptions): PlannedWrite[] {
  const unknown = toUnknownNumber(facts.orderNumber);
  return [
    ...planRefused(facts, options, unknown),
    planCancel(facts, options, unknown),
    planReturn(facts, options, unknown),
    planPayment(facts, options, unknown),
    planCart(facts, options),
  ];
}

function planCancel(facts: OrderFacts, { contact }: CheckOptions, unknown: string): PlannedWrite {
  const { orderNumber, isCancellable, dayPhoneNumber, regionReference, email = UNKNOWN_EMAIL } = facts;
  const phoneNumber = contact && 'phoneNumber' in contact ? contact.phoneNumber : undefined;
  const body = {
    request: {
      omsOrderDocumentReference: '0001',
      omsRegionReference: regionReference,
      ...(dayPhoneNumber !== undefined && { dayPhoneNumber }),
      reasonCode: '216',
      reasonText: 'Front end cancellation',
      ...(phoneNumber === undefined ? { email } : { userInfo: { phoneNumber } }),
    },
    sourceOfRequest: 'SELF_SERVICE',
  };
  return {
    name: 'request-cancel',
    lacks: 'the order cannot be cancelled',
    refused: { request: 'an unknown number', path: { orderNumber: unknown }, body, expects: [404] },
    ...(isCancellable && {
      effect: 'cancels the order',
      accepted: { request: 'the order', path: { orderNumber }, body, expects: [202] },
    }),
  };
}

function planReturn(facts: OrderFacts, { country, exchange }: CheckOptions, unknown: string): PlannedWrite {
  const { orderNumber, orderDate } = facts;
  const gtin = exchange ? (facts.exchangeGtin ?? facts.returnGtin) : facts.returnGtin;
  const universalProductCode = gtin ?? 'orders-area-check';
  const body = {
    captureSystem: 'SELF_SERVICE',
    createReturnLabelFlag: false,
    locale: `en_${country.toUpperCase()}`,
    omsRegionReference: facts.regionReference,
    orderLines: [{ quantity: 1, reasonCode: '1', reasonText: "Doesn't Fit", universalProductCode }],
    ...(orderDate !== undefined && { orderCreateDate: orderDate }),
  };
  return {
    name: 'request-return',
    lacks: 'no line can be returned',
    refused: { request: 'an unknown number', body: { ...body, orderNumber: unknown }, expects: [404] },
    ...(gtin !== undefined && {
      effect: `returns one unit of a line, and ${exchange ? 'orders its exchange' : 'cancels that return'}`,
      accepted: { request: 'a line of the order', body: { ...body, orderNumber }, expects: [202] },
    }),
  };
}

function planPayment(facts: OrderFacts, { country, origin, apiBase }: CheckOptions, unknown: string): PlannedWrite {
  const { orderNumber, paymentApprovalId } = facts;
  const body = {
    approvalId: paymentApprovalId ?? 'orders-area-check',
    country,
    locale: `en-${country.toUpperCase()}`,
    deviceType: 'DESKTOP',
    returnURL: `${origin ?? new URL(apiBase).origin}/?payment=success`,
  };
  const path = { version: 'v1' };
  return {
    name: 'request-deferred-payment',
    lacks: 'no payment is due',
    refused: { request: 'an unknown number', path, body: { ...body, orderNumber: unknown }, expects: [404] },
    ...(paymentApprovalId !== undefined && {
      effect: 'prepares a payment of the order; charges nothing',
      accepted: { request: 'the order', path, body: { ...body, orderNumber }, expects: [202] },
    }),
  };
}

function planCart({ skuId }: OrderFacts, { country }: CheckOptions): PlannedWrite {
  const body = { quantity: 1, country, language: 'en' };
  return {
    name: 'request-cart-item',
    lacks: 'no article can be bought again',
    refused: { request: 'an unknown article', body: { ...body, skuId: 'orders-area-check' }, expects: [404] },
    ...(skuId !== undefined && {
      effect: 'puts an article of the order into a cart',
      accepted: { request: 'an article of the order', body: { ...body, skuId }, expects: [201] },
    }),
  };
}

/** Calls that are sent only for something unknown unless an option names it: they would move money, order goods or call staff. */
function planRefused(facts: OrderFacts, options: CheckOptions, unknown: string): PlannedWrite[] {
  const { contact } = options;
  // The service compares it with the contact in the header.
  const email = contact && 'email' in contact ? contact.email : UNKNOWN_EMAIL;
  const owner = { firstName: 'Test', lastName: 'Test' };
  const refuse = (name: string, lacks: string, body: object): PlannedWrite => ({
    name,
    lacks,
    refused: { request: 'an unknown number', body, expects: [404] },
  });
  return [
    refuse('request-label-dispatch', NOT_READ, { dispatchType: 'email', returnOrderNumber: unknown }),
    refuse('request-return-method', NOT_READ, { returnOrderNumber: unknown, returnMethod: 'returnToStore' }),
    refuse('request-return-cancellation', 'no return was created', { returnOrderNumber: unknown }),
    refuse('request-bank-refund', '--bank-refund names a return', {
      accountDetails: { iban: 'DE89370400440532013000', owner },
      email,
      orderNumber: unknown,
    }),
    refuse('request-curbside-arrival', '--curbside names a store', {
      storeId: '0',
      orderNumber: unknown,
      qrId: '0',
      vehicleDescription: 'orders-area check',
    }),
    ...(options.token === undefined || facts.exchange === undefined
      ? []
      : [
          refuse(
            'request-exchange-order',
            '--exchange orders one',
            toExchange(facts, facts.exchange, { country: options.country, unknown }),
          ),
        ]),
  ];
}

function toExchange(
  { orderNumber }: OrderFacts,
  { orderLineKey, currency, address, recipient, price }: NonNullable<OrderFacts['exchange']>,
  { country, unknown }: { readonly country: string; readonly unknown: string },
): object {
  return {
    parentSalesOrderNumber: orderNumber,
    parentReturnOrderNumber: unknown,
    previewId: 'orders-area-check',
    ...{ country, currency, locale: `en-${country.toUpperCase()}`, channel: 'WEB', address, recipient },
    clientInfo: { deviceId: 'unknown', appId: 'orders-area', userAgent: 'unknown', ipAddress: '0.0.0.0' },
    items: [{ id: `${orderLineKey}:1`, skuId: 'orders-area-check', quantity: 1, priceAdjustments: [] }],
    totals: { subTotal: price, shippingTotal: 0, totalTaxes: 0, orderTotal: price },
  };
}
