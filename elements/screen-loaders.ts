import { preloadOrderCalls } from '../src/host/calls.js';
import type { TagDefinition } from './bridge/to-element.js';

/** The pieces that screens of orders share, and the calls they ask with, come beside the screen, not after it. */
function fetchPieces(): void {
  import('../src/ui/order/order-meta.js').catch(() => undefined);
  preloadOrderCalls();
}

/** How the definition of each tag that the area may show is fetched. */
export const screenLoaders = {
  'orders-guest-lookup': async () => (await import('./orders-guest-lookup.js')).ordersGuestLookup,
  'orders-history': async () => {
    fetchPieces();
    return (await import('./orders-history.js')).ordersHistory;
  },
  'orders-partner-history': async () => {
    fetchPieces();
    return (await import('./orders-partner-history.js')).ordersPartnerHistory;
  },
  'orders-card': async () => {
    fetchPieces();
    return (await import('./orders-card.js')).ordersCard;
  },
  'orders-detail': async () => {
    fetchPieces();
    return (await import('./orders-detail.js')).ordersDetail;
  },
  'orders-return-wizard': async () => {
    fetchPieces();
    return (await import('./orders-return-wizard.js')).ordersReturnWizard;
  },
} as const satisfies Readonly<Record<string, () => Promise<TagDefinition>>>;

export type ScreenTag = keyof typeof screenLoaders;
