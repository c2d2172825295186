import type { Order, ReturnIntent } from '../engine.js';
import { listHeldUnits } from '../order-units.js';

interface ReturnItem {
  readonly lineId: string;
  readonly quantity: number;
  readonly reasonCode: string;
  readonly note: string;
}

/**
 * Assigns the articles that a shopper returns to the lines of the order, because two lines may have the same article.
 *
 * @returns undefined if the order does not have enough delivered units that were not returned yet
 */
export function allocateReturn(order: Order, intents: ReturnIntent['lines']): ReturnItem[] | undefined {
  const held = listHeldUnits(order).map(({ lineId, quantity }) => ({ lineId, left: quantity }));
  const gtins = new Map(order.lines.map(({ id, gtin }) => [id, gtin]));
  const items: ReturnItem[] = [];
  for (const { gtin, quantity, reasonCode, note } of intents) {
    let open = quantity;
    for (const unit of held.filter(({ lineId }) => gtins.get(lineId) === gtin)) {
      const taken = Math.min(open, unit.left);
      if (taken === 0) continue;
      unit.left -= taken;
      open -= taken;
      items.push({ lineId: unit.lineId, quantity: taken, reasonCode, note });
    }
    if (open > 0) return undefined;
  }
  return items;
}
