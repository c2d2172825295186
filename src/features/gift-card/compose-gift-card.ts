import { NO_GUESSES, getPageRegistry } from '../../app/state/registry.js';
import { visibility } from '../../platform/platform.js';
import { createSlice } from '../../app/state/create-slice.js';
import { createGiftCard, type GiftCard, type GiftCardState } from './store/gift-card.js';
import type { Own, Scope } from '../../app/context/scope.js';
import type { GiftCardCall } from './api/get-gift-card-balance.js';
import { toCall, seal } from '../../app/calls/to-call.js';
import { findOfCountry } from '../../app/data/find-of-country.js';
import { useScope, useSlice } from '../../app/context/scope-context.js';

/** The form for a balance as its feature sees it. */
interface GiftCardOwn extends Omit<GiftCard, 'dispose' | 'forgetPin'>, Own {
  /** Fetches what the first question will need, while the shopper types. */
  prepare(): void;
}

/** Puts the form together for one element. The PIN goes as soon as nobody can see the page. */
export function composeGiftCard(scope: Scope): GiftCardOwn {
  const registry = getPageRegistry();
  const { forgetPin, dispose, ...card } = createGiftCard({
    ask: createGiftCardCall(scope),
    guesses: (registry.cardGuesses ??= createSlice(NO_GUESSES)),
    findCurrency: () => findCurrency(scope),
    clock: scope.platform,
    onFailure: (failure, severity) => scope.report(failure, severity),
  });
  const stopWatching = visibility.onChange(() => {
    if (!visibility.isVisible()) forgetPin();
  });
  return {
    ...card,
    prepare: preloadGiftCardCall,
    // A balance is a moment's: who wants it anew types the PIN anew.
    refresh: () => undefined,
    dispose() {
      stopWatching();
      dispose();
    },
  };
}

/** Fetches what asking will need, while the shopper types. A failure here shows, and is mended, with the call. */
function preloadGiftCardCall(): void {
  Promise.all([
    import('./api/get-gift-card-balance.js'),
    import('../../markets/gift-cards/currencies.js'),
    import('../../app/calls/prepare-call.js'),
  ]).catch(() => undefined);
}

/** The call that asks what is left on a card. */
function createGiftCardCall(scope: Scope): GiftCardCall {
  return toCall(scope, async () => {
    const { getGiftCardBalance } = await import('./api/get-gift-card-balance.js');
    return (context, { accountNumber, pin, currency }, signal) => {
      const card = { accountNumber: seal(scope, accountNumber), pin: seal(scope, pin), currency };
      return getGiftCardBalance(context, card, signal);
    };
  });
}

/** What cards are asked for in where the tag stands, ISO 4217. Rejects where the list cannot be had. */
async function findCurrency({ settings }: Scope): Promise<string> {
  const { currencies } = await import('../../markets/gift-cards/currencies.js');
  return findOfCountry(currencies, settings.getState().configuration.country) ?? 'USD';
}

/** The gift card form of this tag and what is known of it. */
export function useGiftCard(): { readonly card: GiftCardOwn; readonly state: GiftCardState } {
  const card = useScope().own(composeGiftCard);
  return { card, state: useSlice(card.store, (state) => state) };
}
