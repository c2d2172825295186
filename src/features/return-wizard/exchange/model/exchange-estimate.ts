import { floorToCoin, roundToUnit, toUnits } from '../../model/coins.js';
import type { ExchangePreview, ExchangeTotals } from './exchange-request.js';
import type { ExchangedUnit } from './exchanged-unit.js';

/** What an exchange of one piece comes to by the look of it. Money is in major units. */
export interface UnitEstimate {
  readonly id: string;
  /** What comes back; 0 where what comes costs as much, or more. */
  readonly difference: number;
  /** What comes costs more: it cannot be had in exchange. */
  readonly isDearer: boolean;
}

export interface ExchangePlan {
  readonly units: readonly Pick<ExchangedUnit, 'id' | 'paid'>[];
  readonly preview: ExchangePreview;
  /** Of what goes back. */
  readonly totals: ExchangeTotals;
  readonly currency: string;
}

/** What comes back for each piece, by its preview (returns, section 9). One without a price goes by the totals of the preview. */
export function estimateExchange({ units, preview, totals, currency }: ExchangePlan): readonly UnitEstimate[] {
  const isDearerInAll = isDearer(preview.total ?? 0, totals.total, currency);
  return units.map(({ id, paid }) => {
    const price = preview.items.find((item) => item.id === id)?.price;
    if (price === undefined || !paid) return { id, difference: 0, isDearer: isDearerInAll };
    return {
      id,
      difference: getDifference(paid.price, price, currency),
      isDearer: isDearer(price, paid.price, currency),
    };
  });
}

/** What was paid without what is to be paid, never below nothing; down to the coin, for less than a coin is never paid back. */
export function getDifference(paid: number, price: number, currency: string): number {
  return floorToCoin(Math.max(0, roundToUnit(paid - price)), currency);
}

/** Whether a price is above what was paid for one: a share of a line may lie between two coins, and both of them are its price. */
export function isDearer(price: number, paid: number, currency: string): boolean {
  return toUnits(floorToCoin(price - paid, currency)) > 0;
}
