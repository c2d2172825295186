import type { Address } from '../../../../addresses/model/address.js';
import type { Order } from '../../../../orders/model/order.js';
import { floorToCoin, roundToUnit } from '../../../../returns/model/coins.js';
import type { ExchangedUnit } from './exchanged-unit.js';
import { sumUnits, type UnitAmounts } from '../../../../returns/model/unit-amounts.js';

/** The contents of an exchange, without personal data. */
export interface ExchangeContent {
  /** One for each exchanged unit. */
  readonly items: readonly ExchangeRequestItem[];
  /** Totals of the returned units. */
  readonly totals: ExchangeTotals;
}

/** An exchange request: the body of `POST /order_mgmt/exchange_order_previews/v1` and of the order that follows is built from it. */
export interface ExchangeRequest extends ExchangeContent {
  /** The order of the returned items. */
  readonly orderNumber: string;
  readonly email?: string;
  readonly currency: string;
  /** The address to which the replacement is sent. */
  readonly address: Address;
  readonly recipient: { readonly firstName: string; readonly lastName: string };
}

export interface ExchangeRequestItem {
  /** `{orderLineKey}:{unit}`, the units of a line counted from 1. */
  readonly id: string;
  /** The replacement article. */
  readonly skuId: string;
  /** The tax paid for the returned unit; absent if none was paid. */
  readonly tax?: ExchangeTax;
}

interface ExchangeTax {
  /** The rate of the price: 0.0725 is 7.25 percent. */
  readonly rate: number;
  readonly amount: number;
  /** ISO 8601 with a zone. */
  readonly calculatedAt: string;
  /** The price includes the tax. */
  readonly isIncluded: boolean;
}

export interface ExchangeTotals {
  readonly subTotal: number;
  readonly shipping: number;
  readonly taxes: number;
  readonly total: number;
}

type PricedOrder = Pick<Order, 'currency' | 'sums' | 'placedAt'>;

type AddressedOrder = Pick<Order, 'orderNumber' | 'currency' | 'contact' | 'shippingAddress' | 'shipFrom'>;

/** Rates have four decimals. */
const RATE = 10_000;

/** The contents of an exchange: one item per unit, and the totals paid for everything that is returned. */
export function toExchangeContent(order: PricedOrder, units: readonly ExchangedUnit[]): ExchangeContent {
  const items = units.map(({ id, skuId, paid }) => {
    const tax = paid && findTax(order, paid);
    return { id, skuId, ...(tax && { tax }) };
  });
  return { items, totals: toTotals(order, units) };
}

/**
 * The request of an exchange (wire and defaults, section 3): its contents and the delivery address. Undefined if nothing is exchanged or
 * the address is unknown.
 */
export function toExchangeRequest(order: AddressedOrder, parts: ExchangeContent): ExchangeRequest | undefined {
  const { orderNumber, currency, contact, shipFrom } = order;
  const address = findDeliveryAddress(order);
  if (!address || parts.items.length === 0) return undefined;
  const { firstName = '', lastName = '' } = { ...shipFrom?.recipient, ...address };
  return {
    orderNumber,
    ...(contact.email !== undefined && { email: contact.email }),
    currency,
    address,
    recipient: { firstName, lastName },
    items: parts.items,
    totals: parts.totals,
  };
}

/** The delivery address of the replacement; undefined if it is unknown, and then nothing can be exchanged. */
export function findDeliveryAddress({
  shippingAddress,
  shipFrom,
}: Pick<Order, 'shippingAddress' | 'shipFrom'>): Address | undefined {
  return shippingAddress ?? shipFrom?.address;
}

/** The tax of one unit, rounded down to the smallest coin; undefined if none was paid or the order date is unknown. */
function findTax({ placedAt, currency, sums }: PricedOrder, { price, taxes }: UnitAmounts): ExchangeTax | undefined {
  if (placedAt === undefined || taxes <= 0 || price <= 0) return undefined;
  return {
    rate: Math.round((taxes / price) * RATE) / RATE,
    amount: floorToCoin(taxes, currency),
    calculatedAt: placedAt,
    isIncluded: sums.includedTaxes !== undefined,
  };
}

/** The amounts paid for the units whose price is known. */
function toTotals({ currency, sums }: PricedOrder, units: readonly ExchangedUnit[]): ExchangeTotals {
  const paid = sumUnits(units.flatMap((unit) => (unit.paid ? [unit.item] : [])));
  const subTotal = roundToUnit(paid?.price ?? 0);
  const taxes = floorToCoin(paid?.taxes ?? 0, currency);
  const total = roundToUnit(subTotal + (sums.includedTaxes === undefined ? taxes : 0));
  return { subTotal, shipping: 0, taxes, total };
}

/** The computed exchange before it is ordered. Money is in major units of the order's currency. */
export interface ExchangePreview {
  /** Identifies the preview in the order request. */
  readonly previewId: string;
  readonly items: readonly ExchangePreviewItem[];
  /** The total of all replacements; absent if the service sent none. */
  readonly total?: number;
}

export interface ExchangePreviewItem {
  /** The `id` from the request. */
  readonly id: string;
  readonly skuId: string;
  /** Price of one unit. */
  readonly price?: number;
}

/** The order number of an exchange that was placed. */
export interface OrderedExchange {
  readonly exchangeNumber: string;
}
