import { takeDocs } from './take-docs.js';
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
  'orders-withdrawal-sent',
  'orders-session-end',
  'orders-error',
];

/** All events of ours that reach a listener from now on. */
export function listen(target: EventTarget): HeardEvent[] {
  const events: HeardEvent[] = [];
  for (const name of NAMES) target.addEventListener(name, (event) => events.push(event as HeardEvent));
  return events;
}

/** Details of the events of one name; of an `orders-error` without `docs`, which is checked, and `paths`. */
export function getDetails<Name extends OrdersEventName>(
  events: readonly HeardEvent[],
  name: Name,
): OrdersEventDetails[Name][] {
  return events
    .filter(({ type }) => type === name)
    .map(({ detail }) => (name === 'orders-error' ? takePaths(takeDocs(detail)) : detail) as OrdersEventDetails[Name]);
}

/** Unit tests compare the paths of an answer that could not be read. */
function takePaths(detail: object): object {
  const { paths: _paths, ...rest } = detail as { readonly paths?: unknown };
  return rest;
}
