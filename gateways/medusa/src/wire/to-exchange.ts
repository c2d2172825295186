import type { Amount, Line, Order } from '../engine.js';
import type { Replacement } from '../exchange.js';
import { splitUnits } from '../order-units.js';
import { createRound, type Round } from './round.js';
import { sum } from './to-transaction.js';
import { toOneSize } from './wording.js';

/** Stock is low if fewer units than these remain after the exchange. */
const LOW_STOCK = 5;
/** The client rounds the price of one unit to thousandths. */
const UNIT = 1_000;
const RATE = 10_000;

/** A unit that is exchanged, as a request names it. */
export interface ExchangedUnit {
  readonly id: string;
  readonly line: Line;
  readonly replacement: Replacement;
}

/** The charge for a replacement: exactly the price of the replaced unit, or otherwise a price in whole cents. */
export function toCharge({ isEven, price, tax }: Replacement, round: Round): Amount {
  const whole = isEven ? price : round(price);
  return { price: whole, tax: price === 0 ? 0 : (tax * whole) / price };
}

interface SkuRequest {
  /** The lines of the article. */
  readonly lines: readonly Line[];
  readonly replacements: readonly Replacement[];
  /** How many units are exchanged. */
  readonly quantity: number;
  readonly language: string;
}

/** The colours for which units can be exchanged, each with its sizes. Sizes with another price form a separate entry. */
export function toExchangeSkus(order: Order, { lines, replacements, quantity, language }: SkuRequest) {
  const round = createRound(order.currency);
  const bought = lines[0]?.article;
  const groups = new Map<string, [Replacement, ...Replacement[]]>();
  for (const one of replacements) {
    const key = `${one.color ?? ''} ${round(one.price)}`;
    const former = groups.get(key);
    groups.set(key, former ? [...former, one] : [one]);
  }
  return [...groups].map(([key, articles]) => {
    const first = articles.find(({ article }) => article === bought) ?? articles[0];
    const { article: skuId, title, color = title, image } = first;
    return {
      ...{ skuId, colorDescription: color, styleName: title, colorCode: key, isUnexchangeableOptionFlag: false },
      ...(image !== undefined && { productImageUrl: image }),
      price: toShownPrice(order, lines, { replacement: first, round }),
      sizeSpecifications: articles.map(({ article, size = toOneSize(language), stock }) => ({
        ...{ productSize: size, localizedSize: size, skuId: article },
        level: toLevel(stock, quantity),
      })),
    };
  });
}

function toLevel(stock: number | undefined, quantity: number): 'OOS' | 'LOW' | 'HIGH' {
  if (stock === undefined) return 'HIGH';
  if (stock < quantity) return 'OOS';
  return stock - quantity < LOW_STOCK ? 'LOW' : 'HIGH';
}

/** An exchange before it is ordered. The totals are those of all replacements. */
export function toExchangePreview(order: Order, units: readonly ExchangedUnit[], now: number) {
  const round = createRound(order.currency);
  const items = units.map(({ id, line, replacement }) => {
    const { price, tax } = toCharge(replacement, round);
    const taxOf = {
      type: 'TAX',
      rate: price === 0 ? 0 : Math.round((tax / price) * RATE) / RATE,
      amount: round(tax),
      calculationDate: new Date(now).toISOString(),
      treatment: order.isGross ? 'INCLUSIVE' : 'EXCLUSIVE',
    };
    const shown = toShownPrice(order, [line], { replacement, round });
    return { id, skuId: replacement.article, quantity: 1, price: shown, priceAdjustments: [{ tax: taxOf }] };
  });
  return { items, totals: toTotals(order, units) };
}

/** The total of all replacements. */
export function toTotals(order: Order, units: readonly ExchangedUnit[]) {
  const round = createRound(order.currency);
  const charges = units.map(({ replacement }) => toCharge(replacement, round));
  const [subTotal, totalTaxes] = [round(sum(charges, 'price')), round(sum(charges, 'tax'))];
  const orderTotal = round(sum(charges, 'price') + (order.isGross ? 0 : sum(charges, 'tax')));
  return { subTotal, shippingTotal: 0, totalTaxes, orderTotal };
}

interface Shown {
  readonly replacement: Replacement;
  readonly round: Round;
}

/**
 * The price that the client shows. The client does not offer a replacement that costs more than its own share of a line. It computes that
 * share from the rounded price of the line, so an article that costs what was paid must show exactly this share.
 */
function toShownPrice(order: Order, lines: readonly Line[], { replacement, round }: Shown): number {
  if (!replacement.isEven) return round(replacement.price);
  return Math.min(...lines.flatMap((line) => listShares(order, line, round)));
}

/** The price of one unit of a line, as the client computes it in each group that shows the line. */
function listShares(order: Order, { id, quantity, price }: Line, round: Round): number[] {
  const shown = splitUnits(order).flatMap((part) => (part.kind === 'parcel' ? part.units : []));
  const counts = shown.filter(({ lineId }) => lineId === id).map((units) => units.quantity);
  return (counts.length > 0 ? counts : [quantity]).map(
    (count) => Math.round((round((price * count) / quantity) / count) * UNIT) / UNIT,
  );
}
