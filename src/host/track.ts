import type { Scope } from './scope.js';

/** Tells the page of something to count: by the event, and to its adapter. A page whose counting fails must not fail the shopper. */
export function trackPage({ port, getAdapter }: Scope, name: string): void {
  port.emit('orders-track', { name, properties: { type: 'page' } });
  try {
    getAdapter()?.track?.({ type: 'page', name });
  } catch {
    port.warn(`adapter.track() threw for "${name}".`);
  }
}
