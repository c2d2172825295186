import { NO_GUESSES } from '../../app/limits/guesses.js';
import { visibility } from '../../platform/visibility.js';
import { createSlice } from '../../app/state/create-slice.js';
import { createGiftCard, type GiftCard } from './store/gift-card.js';
import { getPageRegistry } from '../../app/state/registry.js';
import { createGiftCardCall, findCurrency, preloadGiftCardCall } from './gift-card-calls.js';
import type { Own, Scope } from '../../app/context/scope.js';

/** The form for a balance as its feature sees it. */
export interface GiftCardOwn extends Omit<GiftCard, 'dispose' | 'forgetPin'>, Own {
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
