import { floorToCoin, roundToUnit, toUnits } from '../../../../returns/model/coins.js';
import type { ExchangePreview, ExchangeTotals } from './exchange-request.js';
import type { ExchangedUnit } from './exchanged-unit.js';

/** The estimated result of exchanging one unit. Money is in major units. */
export interface UnitEstimate {
  readonly id: string;
  /** The price of the replacement; absent if the preview has none. */
  readonly price?: number;
  /** The refund; 0 if the replacement costs as much or more. */
  readonly difference: number;
  /** The replacement costs more, so the exchange is not possible. */
  readonly isMoreExpensive: boolean;
}

export interface ExchangePlan {
  readonly units: readonly Pick<ExchangedUnit, 'id' | 'paid'>[];
  readonly preview: ExchangePreview;
  /** Totals of the returned units. */
  readonly totals: ExchangeTotals;
  readonly currency: string;
}

/**
 * Estimates the refund of each unit from its preview (returns, section 9). A unit without a price is judged by the totals of the preview.
 */
export function estimateExchange({ units, preview, totals, currency }: ExchangePlan): readonly UnitEstimate[] {
  const isMoreExpensiveInTotal = isMoreExpensive(preview.total ?? 0, totals.total, currency);
  return units.map(({ id, paid }) => {
    const price = preview.items.find((item) => item.id === id)?.price;
    if (price === undefined) return { id, difference: 0, isMoreExpensive: isMoreExpensiveInTotal };
    if (!paid) return { id, price, difference: 0, isMoreExpensive: isMoreExpensiveInTotal };
    return {
      id,
      price,
      difference: getDifference(paid.price, price, currency),
      isMoreExpensive: isMoreExpensive(price, paid.price, currency),
    };
  });
}

/** The amount paid minus the new price, at least 0. Rounded down to the smallest coin, because no smaller amount can be refunded. */
export function getDifference(paid: number, price: number, currency: string): number {
  return floorToCoin(Math.max(0, roundToUnit(paid - price)), currency);
}

/**
 * Whether a price exceeds the amount paid for one unit. A unit's share of a line's price may lie between two whole coins; then both amounts
 * count as its price.
 */
export function isMoreExpensive(price: number, paid: number, currency: string): boolean {
  return toUnits(floorToCoin(price - paid, currency)) > 0;
}
