import { createPageSlice, NO_GUESSES } from '../../app/state/page-data.js';
import { getPageRegistry } from '../../app/state/registry.js';
import { visibility } from '../../platform/platform.js';
import { createGiftCard, type GiftCard, type GiftCardState } from './store/gift-card.js';
import type { GiftCardCall } from './api/get-gift-card-balance.js';
import { lazyCall, seal } from '../../app/calls/lazy-call.js';
import { findOfCountry } from '../../app/data/find-of-country.js';
import {
  type Controller,
  type ElementContext,
  useElementContext,
  useSlice,
} from '../../app/context/element-context.js';

/** The form for a balance as its feature sees it. */
interface GiftCardController extends Omit<GiftCard, 'dispose' | 'forgetPin'>, Controller {
  /** Fetches what the first question will need, while the shopper types. */
  prepare(): void;
}

/** Puts the form together for one element. The PIN goes as soon as nobody can see the page. */
export function createGiftCardController(context: ElementContext): GiftCardController {
  const registry = getPageRegistry();
  const { forgetPin, dispose, ...card } = createGiftCard({
    ask: createGiftCardCall(context),
    guesses: (registry.cardGuesses ??= createPageSlice('cardGuesses', NO_GUESSES)),
    findCurrency: () => findCurrency(context),
    clock: context.platform,
    onFailure: (failure, severity) => context.report(failure, severity),
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
function createGiftCardCall(context: ElementContext): GiftCardCall {
  return lazyCall(context, async () => {
    const { getGiftCardBalance } = await import('./api/get-gift-card-balance.js');
    return (callContext, { accountNumber, pin, currency }, signal) => {
      const card = { accountNumber: seal(context, accountNumber), pin: seal(context, pin), currency };
      return getGiftCardBalance(callContext, card, signal);
    };
  });
}

/** What cards are asked for in where the tag stands, ISO 4217. Rejects where the list cannot be had. */
async function findCurrency({ settings }: ElementContext): Promise<string> {
  const { currencies } = await import('../../markets/gift-cards/currencies.js');
  return findOfCountry(currencies, settings.getState().configuration.country) ?? 'USD';
}

/** The gift card form of this tag and what is known of it. */
export function useGiftCard(): { readonly card: GiftCardController; readonly state: GiftCardState } {
  const card = useElementContext().getController(createGiftCardController);
  return { card, state: useSlice(card.store, (state) => state) };
}
