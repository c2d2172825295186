import type { Address, Amount, Order } from '../engine.js';
import { createRound } from '../wire/round.js';
import { toTransaction } from '../wire/to-transaction.js';

/** The contents of an invoice, rounded as on the order's page. */
export interface Invoice {
  readonly number: string;
  readonly currency: string;
  readonly placedAt: string;
  readonly issuedAt: string;
  readonly isGross: boolean;
  readonly recipient: readonly string[];
  /** ISO 3166-1 alpha-2, of the recipient. */
  readonly country?: string;
  readonly lines: readonly InvoiceLine[];
  readonly subTotal: number;
  readonly shipping: number;
  readonly taxes: readonly RatedTax[];
  readonly total: number;
}

interface InvoiceLine {
  readonly title: string;
  /** Size, colour and number of the article. */
  readonly article: string;
  readonly quantity: number;
  readonly rate: number;
  readonly amount: number;
}

/** The total tax of all lines with the same rate. */
interface RatedTax {
  readonly rate: number;
  /** The amount that the tax is computed from. */
  readonly net: number;
  readonly tax: number;
}

/** @throws Error if nothing was paid */
export function toInvoice(order: Order): Invoice {
  if (order.paidAt === undefined) throw new Error('There is no invoice before the payment.');
  const round = createRound(order.currency);
  const { orderTotal, subTotal, shippingTotal, ...taxes } = toTransaction(order, round);
  const taxTotal = 'totalTaxes' in taxes ? taxes.totalTaxes : taxes.inclusiveTaxTotal;
  const address = order.billingAddress ?? order.address;
  return {
    number: order.number,
    currency: order.currency,
    placedAt: order.placedAt,
    issuedAt: order.paidAt,
    isGross: order.isGross,
    recipient: address ? toAddressLines(address) : [order.email],
    ...(address && { country: address.country }),
    lines: order.lines.map((line) => ({
      title: line.title,
      article: [line.size, line.color, line.gtin].filter(Boolean).join(' · '),
      quantity: line.quantity,
      rate: toRate(line, order),
      amount: round(line.price),
    })),
    subTotal,
    shipping: shippingTotal,
    taxes: toRatedTaxes(order, taxTotal),
    total: orderTotal,
  };
}

function toRatedTaxes(order: Order, total: number): RatedTax[] {
  const round = createRound(order.currency);
  const sums = new Map<number, { net: number; tax: number }>();
  for (const amount of [...order.lines, order.shipping].filter(({ price }) => price !== 0)) {
    const rate = toRate(amount, order);
    const { net, tax } = sums.get(rate) ?? { net: 0, tax: 0 };
    sums.set(rate, { net: net + toNet(amount, order), tax: tax + amount.tax });
  }
  const rated = [...sums]
    .sort(([one], [other]) => other - one)
    .map(([rate, { net, tax }]) => ({ rate, net: round(net), tax: round(tax) }));
  // Add the rounding difference to the highest rate, so that the taxes add up to the total.
  const left = round(total - rated.reduce((sum, { tax }) => sum + tax, 0));
  return rated.map((one, index) => (index === 0 ? { ...one, tax: round(one.tax + left) } : one));
}

/** The tax rate in percent, computed from exact amounts. */
function toRate(amount: Amount, order: Order): number {
  const net = toNet(amount, order);
  return net === 0 ? 0 : Math.round((amount.tax / net) * 10_000) / 100;
}

function toNet({ price, tax }: Amount, { isGross }: Order): number {
  return isGross ? price - tax : price;
}

function toAddressLines({ firstName, lastName, line1, line2, postalCode, city, state, country }: Address): string[] {
  const lines = [[firstName, lastName], [line1], [line2], [postalCode, city], [state, country]];
  return lines.map((parts) => parts.filter(Boolean).join(' ')).filter((text) => text !== '');
}
