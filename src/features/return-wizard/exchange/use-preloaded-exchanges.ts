import { useEffect } from 'react';
import { preloadExchangeOptions } from './exchange-calls.js';

/** The views of exchanges. */
export const loadExchangeModule = async () => (await import('./exchange-step.js')).exchangeModule;

/** Fetches them, and the call that they make first, while the shopper is still among the items. A failure here shows, and is mended, with the step. */
export function usePreloadedExchanges(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    loadExchangeModule().catch(() => undefined);
    preloadExchangeOptions();
  }, [isNeeded]);
}
