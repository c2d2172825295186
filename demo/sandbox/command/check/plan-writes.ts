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
  readonly refused: Attempt;
  /** The request that is carried out. */
  readonly accepted?: Attempt;
}

const UNKNOWN_EMAIL = 'orders-area-check@shop.invalid';

/** Calls that are never sent: they would write to people, or into an account, whatever the order. */
export const NEVER_SENT: Readonly<Record<string, string>> = {
  'request-new-address': 'never sent, as it would add an address to the account',
  'request-store-return-email': 'never sent, as it would send an e-mail',
  'request-withdrawal': 'never sent, as it would withdraw from a contract',
  'request-notification': 'never sent, as it would send a message',
  'request-guest-challenge': 'never sent, as it would send a code',
  'request-guest-token': 'never sent, as it needs a code',
};

/** The calls that change something, with the requests that the order allows. */
export function planWrites(facts: OrderFacts, options: CheckOptions): PlannedWrite[] {
  const unknown = toUnknownNumber(facts.orderNumber);
  return [
    planCancel(facts, options, unknown),
    planReturn(facts, options, unknown),
    planPayment(facts, options, unknown),
    planCart(facts, options),
    ...planRefused(facts, options, unknown),
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
    refused: { request: 'an unknown number', path: { orderNumber: unknown }, body, expects: [404] },
    ...(isCancellable && {
      effect: 'cancels the order',
      accepted: { request: 'the order', path: { orderNumber }, body, expects: [202] },
    }),
  };
}

function planReturn(facts: OrderFacts, { country }: CheckOptions, unknown: string): PlannedWrite {
  const { orderNumber, returnGtin = 'orders-area-check', orderDate } = facts;
  const body = {
    captureSystem: 'SELF_SERVICE',
    createReturnLabelFlag: false,
    locale: `en_${country.toUpperCase()}`,
    omsRegionReference: facts.regionReference,
    orderLines: [{ quantity: 1, reasonCode: '1', reasonText: "Doesn't Fit", universalProductCode: returnGtin }],
    ...(orderDate !== undefined && { orderCreateDate: orderDate }),
  };
  return {
    name: 'request-return',
    refused: { request: 'an unknown number', body: { ...body, orderNumber: unknown }, expects: [404] },
    ...(facts.returnGtin !== undefined && {
      effect: 'returns one unit of a line of the order',
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
    refused: { request: 'an unknown article', body: { ...body, skuId: 'orders-area-check' }, expects: [404] },
    ...(skuId !== undefined && {
      effect: 'puts an article of the order into a cart',
      accepted: { request: 'an article of the order', body: { ...body, skuId }, expects: [201] },
    }),
  };
}

/** Calls that the check sends only for something unknown: they would move money, order goods or call staff. */
function planRefused(facts: OrderFacts, options: CheckOptions, unknown: string): PlannedWrite[] {
  const { contact } = options;
  // The service compares it with the contact in the header.
  const email = contact && 'email' in contact ? contact.email : UNKNOWN_EMAIL;
  const owner = { firstName: 'Test', lastName: 'Test' };
  const refuse = (name: string, body: object, rest: Partial<Attempt> = {}): PlannedWrite => ({
    name,
    refused: { request: 'an unknown number', body, expects: [404], ...rest },
  });
  return [
    refuse('request-label-dispatch', { dispatchType: 'email', returnOrderNumber: unknown }),
    refuse('request-return-method', { returnOrderNumber: unknown, returnMethod: 'returnToStore' }),
    refuse('request-return-cancellation', { returnOrderNumber: unknown }),
    refuse('request-bank-refund', {
      accountDetails: { iban: 'DE89370400440532013000', owner },
      email,
      orderNumber: unknown,
    }),
    refuse('request-curbside-arrival', {
      storeId: '0',
      orderNumber: unknown,
      qrId: '0',
      vehicleDescription: 'orders-area check',
    }),
    ...(options.token === undefined || facts.exchange === undefined
      ? []
      : [refuse('request-exchange-order', toExchange(facts, facts.exchange, { country: options.country, unknown }))]),
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
