import { createPageStore, NO_GUESSES, getPageRegistry } from '../../app/state/registry.js';
import { visibility } from '../../platform/platform.js';
import { createBalanceForm, type BalanceForm, type GiftCardState } from './store/gift-card.js';
import type { GiftCardCall } from './api/get-gift-card-balance.js';
import { lazyCall } from '../../app/calls/lazy-call.js';
import { seal } from '../../app/configuration/service-address.js';
import {
  type Controller,
  type ElementContext,
  useElementContext,
  useSelector,
} from '../../app/context/element-context.js';
import { findForCountry } from '../../app/data/find-for-country.js';

/** The gift card form of one tag. */
interface GiftCardController extends Omit<BalanceForm, 'dispose' | 'forgetPin'>, Controller {
  /** Preloads what the first request will need while the shopper types. */
  prepare(): void;
}

/** The time until the next try, which a blocked button refers to. */
export const WAIT_ID = 'wait';

/** Creates the form of one element. The PIN is deleted as soon as the page is hidden. */
export function createGiftCardController(context: ElementContext): GiftCardController {
  const registry = getPageRegistry();
  const { forgetPin, dispose, ...card } = createBalanceForm({
    getBalance: createGiftCardCall(context),
    guesses: (registry.cardGuesses ??= createPageStore('cardGuesses', NO_GUESSES)),
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
    // A balance is momentary: to refresh it, the shopper enters the PIN again.
    refresh: () => undefined,
    dispose() {
      stopWatching();
      dispose();
    },
  };
}

/**
 * Preloads the request while the shopper types. A failure is ignored here: the call itself loads it again and reports.
 */
function preloadGiftCardCall(): void {
  Promise.all([
    import('./api/get-gift-card-balance.js'),
    import('../../markets/gift-cards/currencies.js'),
    import('../../app/calls/prepare-call.js'),
  ]).catch(() => undefined);
}

/** Creates the call that reads a card's balance. */
function createGiftCardCall(context: ElementContext): GiftCardCall {
  return lazyCall(context, async () => {
    const { getGiftCardBalance } = await import('./api/get-gift-card-balance.js');
    return (callContext, { accountNumber, pin, currency }, signal) => {
      const card = { accountNumber: seal(context, accountNumber), pin: seal(context, pin), currency };
      return getGiftCardBalance(callContext, card, signal);
    };
  });
}

/** Returns the currency of the tag's country (ISO 4217) for the request; rejects if the list fails to load. */
async function findCurrency({ settings }: ElementContext): Promise<string> {
  const { currencies } = await import('../../markets/gift-cards/currencies.js');
  return findForCountry(currencies, settings.getState().configuration.country);
}

/** The gift card form of this tag and its state. */
export function useGiftCard(): { readonly card: GiftCardController; readonly state: GiftCardState } {
  const card = useElementContext().getController(createGiftCardController);
  return { card, state: useSelector(card.store, (state) => state) };
}
