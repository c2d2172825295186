import type { GiftCardCall } from './api/gift-card-calls.js';
import { toCall } from '../../app/calls/to-call.js';
import { findOfCountry } from '../../app/data/find-of-country.js';
import type { Scope } from '../../app/context/scope.js';
import { seal } from '../../app/context/seal.js';

/** Fetches what asking will need, while the shopper types. A failure here shows, and is mended, with the call. */
export function preloadGiftCardCall(): void {
  Promise.all([
    import('./api/get-gift-card-balance.js'),
    import('../../markets/gift-cards/currencies.js'),
    import('../../app/calls/prepare-call.js'),
  ]).catch(() => undefined);
}

/** The call that asks what is left on a card. */
export function createGiftCardCall(scope: Scope): GiftCardCall {
  return toCall(scope, async () => {
    const { getGiftCardBalance } = await import('./api/get-gift-card-balance.js');
    return (context, { accountNumber, pin, currency }, signal) => {
      const card = { accountNumber: seal(scope, accountNumber), pin: seal(scope, pin), currency };
      return getGiftCardBalance(context, card, signal);
    };
  });
}

/** What cards are asked for in where the tag stands, ISO 4217. Rejects where the list cannot be had. */
export async function findCurrency({ settings }: Scope): Promise<string> {
  const { currencies } = await import('../../markets/gift-cards/currencies.js');
  return findOfCountry(currencies, settings.getState().configuration.country) ?? 'USD';
}
