import type { OrdersEventDetails, OrdersEventName } from '../../../src/app/context/element-context.js';

export interface HeardEvent<Name extends OrdersEventName = OrdersEventName> extends CustomEvent {
  readonly type: Name;
  readonly detail: OrdersEventDetails[Name];
}

const NAMES: readonly OrdersEventName[] = [
  'orders-ready',
  'orders-navigate',
  'orders-order-found',
  'orders-sign-in',
  'orders-return-method-changed',
  'orders-session-end',
  'orders-error',
];

/** All events of ours that reach a listener from now on. */
export function listen(target: EventTarget): HeardEvent[] {
  const events: HeardEvent[] = [];
  for (const name of NAMES) target.addEventListener(name, (event) => events.push(event as HeardEvent));
  return events;
}

/** Details of the events of one name. */
export function getDetails<Name extends OrdersEventName>(
  events: readonly HeardEvent[],
  name: Name,
): OrdersEventDetails[Name][] {
  return events.filter(({ type }) => type === name).map(({ detail }) => detail as OrdersEventDetails[Name]);
}
