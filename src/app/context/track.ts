import type { TrackedEvent } from '../configuration/adapter.js';
import type { ElementContext } from './element-context.js';

/** Tells the page that something was seen which is no route of ours. */
export function trackPage(context: ElementContext, name: string): void {
  track(context, { type: 'page', name });
}

/** Tells the page what a shopper chose. `value`: one of our own words, never the shopper's or the service's. */
export function trackChoice(context: ElementContext, name: string, value: string): void {
  track(context, { type: 'choice', name, value });
}

/** By the event, and to the page's adapter. A page whose counting fails must not fail the shopper. */
function track({ port, getAdapter }: ElementContext, event: TrackedEvent): void {
  const { name, ...properties } = event;
  port.emit('orders-track', { name, properties });
  try {
    getAdapter()?.track?.(event);
  } catch {
    port.warn(`adapter.track() threw for "${name}".`);
  }
}
