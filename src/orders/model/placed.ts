import type { DisplayStatus, Order, OrderGroup } from './order.js';

const PLACED: readonly DisplayStatus[] = ['ordered', 'orderConfirmed'];

/** Whether nothing has happened since the group was ordered, so that its heading is about that day. */
export function isPlaced({ statuses }: Pick<OrderGroup, 'statuses'>): boolean {
  return statuses.length > 0 && statuses.every((status) => PLACED.includes(status));
}

/** Whether the heading of a group contains the day on which the order was placed. Calls `formatDay` only if there is such a group. */
export function isDayInHeading({ groups = [] }: Partial<Pick<Order, 'groups'>>, formatDay: () => string): boolean {
  return groups.some((group) => isPlaced(group) && isInText(formatDay(), group.heading));
}

/** Whether a text of the service contains a day that the tag formatted, with non-breaking spaces. `15/12` does not contain `5/12`. */
export function isInText(day: string, text = ''): boolean {
  const parts = text.replaceAll(' ', '\u00a0').split(day);
  return parts.some((part, index) => index > 0 && !/\d$/.test(parts[index - 1] ?? '') && !/^\d/.test(part));
}
