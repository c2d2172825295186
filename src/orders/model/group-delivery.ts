import type { OrderGroup } from './order.js';

/** When a group is expected, where its lines agree and its headline does not say it already; as the server words it. */
export function findGroupDelivery(group: OrderGroup): string | undefined {
  const [first] = group.items;
  const delivery = first?.estimatedDelivery;
  const isSaid = delivery === group.heading || delivery === group.subheading;
  return isSaid || hasManyDeliveries(group) ? undefined : delivery;
}

/** Whether the lines of a group are expected at different times: then each says its own. */
export function hasManyDeliveries({ items }: OrderGroup): boolean {
  return new Set(items.map(({ estimatedDelivery }) => estimatedDelivery)).size > 1;
}
