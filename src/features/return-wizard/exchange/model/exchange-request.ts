import type { Address } from '../../../../addresses/model/address.js';
import type { Order } from '../../../../orders/model/order.js';
import { floorToCoin, roundToUnit } from '../../model/coins.js';
import type { ExchangedUnit } from './exchanged-unit.js';
import { splitRow, type RowAmounts } from '../../model/refund-estimate.js';

/** What is exchanged for what. Nothing in it names the shopper. */
export interface ExchangeParts {
  /** One for each unit that is exchanged. */
  readonly items: readonly ExchangeRequestItem[];
  /** Of what goes back. */
  readonly totals: ExchangeTotals;
}

/** What an exchange is asked for with: `POST /order_mgmt/exchange_order_previews/v1` is made of it, and the order after it. */
export interface ExchangeRequest extends ExchangeParts {
  /** Of the order that something goes back of. */
  readonly orderNumber: string;
  readonly email?: string;
  readonly currency: string;
  /** Where what comes in exchange is sent. */
  readonly address: Address;
  readonly recipient: { readonly firstName: string; readonly lastName: string };
}

export interface ExchangeRequestItem {
  /** `{orderLineKey}:{unit}`, the units of a line counted from 1. */
  readonly id: string;
  /** The article that comes. */
  readonly skuId: string;
  /** The tax that was paid for the unit that goes back; absent where none was. */
  readonly tax?: ExchangeTax;
}

interface ExchangeTax {
  /** Of the price: 0.0725 are 7.25 percent. */
  readonly rate: number;
  readonly amount: number;
  /** ISO 8601 with a zone. */
  readonly calculatedAt: string;
  /** The price holds it. */
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

/** Rates are told to four decimals. */
const RATE = 10_000;

/** What is exchanged for what: one item for each piece, and what was paid for all that goes back. */
export function toExchangeParts(order: PricedOrder, units: readonly ExchangedUnit[]): ExchangeParts {
  const items = units.map(({ id, skuId, paid }) => {
    const tax = paid && findTax(order, paid);
    return { id, skuId, ...(tax && { tax }) };
  });
  return { items, totals: toTotals(order, units) };
}

/**
 * The request of an exchange (wire and defaults, section 3): its parts, and where what comes is sent. Absent where nothing is exchanged,
 * or nobody knows where to.
 */
export function toExchangeRequest(order: AddressedOrder, parts: ExchangeParts): ExchangeRequest | undefined {
  const { orderNumber, currency, contact, shipFrom } = order;
  const address = findDestination(order);
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

/** Where what comes in exchange is sent; absent where nobody knows, and then nothing can be exchanged. */
export function findDestination({
  shippingAddress,
  shipFrom,
}: Pick<Order, 'shippingAddress' | 'shipFrom'>): Address | undefined {
  return shippingAddress ?? shipFrom?.address;
}

/** The tax of one piece, down to the coin; none where none was paid, or nobody knows when. */
function findTax({ placedAt, currency, sums }: PricedOrder, { price, taxes }: RowAmounts): ExchangeTax | undefined {
  if (placedAt === undefined || taxes <= 0 || price <= 0) return undefined;
  return {
    rate: Math.round((taxes / price) * RATE) / RATE,
    amount: floorToCoin(taxes, currency),
    calculatedAt: placedAt,
    isIncluded: sums.includedTaxes !== undefined,
  };
}

/** All pieces of a row have the row's own amounts, so that nothing is lost on the way. */
function toTotals({ currency, sums }: PricedOrder, units: readonly ExchangedUnit[]): ExchangeTotals {
  const parts = [...new Set(units.map(({ row }) => row))].flatMap(
    (row) => splitRow(row, units.filter((unit) => unit.row === row).length) ?? [],
  );
  const subTotal = roundToUnit(parts.reduce((sum, { price }) => sum + price, 0));
  const taxes = floorToCoin(
    parts.reduce((sum, part) => sum + part.taxes, 0),
    currency,
  );
  const total = roundToUnit(subTotal + (sums.includedTaxes === undefined ? taxes : 0));
  return { subTotal, shipping: 0, taxes, total };
}

/** What an exchange would come to, before it is asked for. Money is in major units of the order's currency. */
export interface ExchangePreview {
  /** Names it in the request that orders the exchange. */
  readonly previewId: string;
  readonly items: readonly ExchangePreviewItem[];
  /** Of all that comes; absent where the service sent none. */
  readonly total?: number;
}

export interface ExchangePreviewItem {
  /** The `id` it was asked for by. */
  readonly id: string;
  readonly skuId: string;
  /** Of one. */
  readonly price?: number;
}

/** What comes in exchange was ordered. */
export interface OrderedExchange {
  readonly exchangeNumber: string;
}
