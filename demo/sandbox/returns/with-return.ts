import type { WireOrder, WireOrderGroup, WireOrderItem } from '../../../contract/wire-order.js';
import { createReturnGroup } from '../scenarios/builders/create-return-group.js';
import type { ScenarioContext } from '../scenarios/scenario.js';
import type { ReturnJob, ReturnLine } from '../store/sandbox-state.js';
import { getReturnable, takeUnits } from './split-items.js';

/** An order, split by a return. */
interface Split {
  /** The remaining groups; a group without remaining items is omitted. */
  readonly left: readonly WireOrderGroup[];
  readonly taken: readonly WireOrderItem[];
}

/** Applies a return to an order: the returned items move to a group of their own, which names the return. */
export function withReturn(order: WireOrder, job: ReturnJob, context: ScenarioContext): WireOrder {
  const { left, taken } = splitOrder(order, job.lines);
  const { returnNumber } = job;
  const details = {
    returnOrderNumber: returnNumber,
    shipFromCountry: order.group[0]?.shipFromCountry,
    actions: { viewReturn: { returnOrderId: returnNumber }, cancelReturn: {} },
  };
  return { ...order, group: [...left, createReturnGroup(context, taken, { state: 'created', details })] };
}

/** Splits an order into returned items and remaining groups. */
export function splitOrder({ group }: Pick<WireOrder, 'group'>, lines: readonly ReturnLine[]): Split {
  const requested = new Map<string, number>();
  for (const { gtin, quantity } of lines) requested.set(gtin, (requested.get(gtin) ?? 0) + quantity);
  const taken: WireOrderItem[] = [];
  const left = group.map((part) => ({
    ...part,
    orderItems: part.orderItems.flatMap((item) => {
      const gtin = item.product.gtin ?? '';
      const { quantity } = item.lineItemTransaction;
      const units = Math.min(getReturnable(item), requested.get(gtin) ?? 0);
      if (units === 0) return [item];
      requested.set(gtin, (requested.get(gtin) ?? 0) - units);
      taken.push(takeUnits(item, units));
      return units < quantity ? [takeUnits(item, quantity - units)] : [];
    }),
  }));
  return { left: left.filter(({ orderItems }) => orderItems.length > 0), taken };
}

/** Tells whether an order's returnable quantities cover these lines. */
export function canReturn({ group }: Pick<WireOrder, 'group'>, lines: readonly ReturnLine[]): boolean {
  const items = group.flatMap(({ orderItems }) => orderItems);
  return lines.every(({ gtin }) => {
    const requestedUnits = lines.filter((line) => line.gtin === gtin).reduce((sum, { quantity }) => sum + quantity, 0);
    const offered = items.filter(({ product }) => product.gtin === gtin).map(getReturnable);
    return requestedUnits <= offered.reduce((sum, quantity) => sum + quantity, 0);
  });
}
