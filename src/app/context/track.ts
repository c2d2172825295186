import type { TrackedEvent } from '../configuration/adapter.js';
import type { ElementContext } from './element-context.js';

/** Reports a page view that is not a route of the package. */
export function trackPage(context: ElementContext, name: string): void {
  track(context, { type: 'page', name });
}

/**
 * Reports a shopper's choice.
 *
 * @param value a word of this package, never the shopper's or the service's
 */
export function trackChoice(context: ElementContext, name: string, value: string): void {
  track(context, { type: 'choice', name, value });
}

/** Sends the event and calls the page's adapter. An error in the page's analytics must not break the shopper's screen. */
function track({ port, getAdapter }: ElementContext, event: TrackedEvent): void {
  const { name, ...properties } = event;
  port.emit('orders-track', { name, properties });
  try {
    getAdapter()?.track?.(event);
  } catch {
    port.warn(`adapter.track() threw for "${name}".`);
  }
}
