import type { OrderGroup } from './order.js';

/** When a group is expected, where its lines agree and its headline does not say it already; as the server words it. */
export function findGroupDelivery({ items, heading, subheading }: OrderGroup): string | undefined {
  const [first, ...others] = new Set(items.map(({ estimatedDelivery }) => estimatedDelivery));
  const isSaid = first === heading || first === subheading;
  return others.length > 0 || isSaid ? undefined : first;
}
