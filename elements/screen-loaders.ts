import { loadTerms } from '../src/features/guest-lookup/load-terms.js';
import { preloadOrderCalls } from '../src/orders/calls.js';
import type { TagDefinition } from './bridge/to-element.js';

/** Loads the modules shared by order screens, and their calls, in parallel with the screen. */
function withPieces<Screen>(load: () => Promise<Screen>): () => Promise<Screen> {
  return () => {
    import('../src/orders/order-card.js').catch(() => undefined);
    preloadOrderCalls();
    return load();
  };
}

/** In a market with agreements, loads them in parallel with the form that shows them. */
async function loadGuestLookup(asksForTerms = false): Promise<TagDefinition> {
  if (asksForTerms) loadTerms().catch(() => undefined);
  return (await import('./orders-guest-lookup.js')).definition;
}

/** The loader of each tag that the area may show. */
export const screenLoaders = {
  'orders-guest-lookup': loadGuestLookup,
  'orders-history': withPieces(async () => (await import('./orders-history.js')).definition),
  'orders-partner-history': withPieces(async () => (await import('./orders-partner-history.js')).definition),
  'orders-card': withPieces(async () => (await import('./orders-card.js')).definition),
  'orders-detail': withPieces(async () => (await import('./orders-detail.js')).definition),
  'orders-return-wizard': withPieces(async () => (await import('./orders-return-wizard.js')).definition),
  'orders-return-instructions': withPieces(async () => (await import('./orders-return-instructions.js')).definition),
  'orders-bank-refund': withPieces(async () => (await import('./orders-bank-refund.js')).definition),
  'orders-gift-card-balance': async () => (await import('./orders-gift-card-balance.js')).definition,
  'orders-withdrawal': async () => (await import('./orders-withdrawal.js')).definition,
  'orders-curbside-checkin': async () => (await import('./orders-curbside-checkin.js')).definition,
} as const satisfies Readonly<Record<string, (asksForTerms?: boolean) => Promise<TagDefinition>>>;

export type ScreenTag = keyof typeof screenLoaders;
