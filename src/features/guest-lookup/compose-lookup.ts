import { getPageRegistry } from '../../app/state/registry.js';
import { createLookup, type Lookup } from './store/lookup.js';
import type { LookupRules } from '../../orders/model/guest-lookup-check.js';
import { adoptGivenValues } from './given-values.js';
import { createLookupCalls, preloadLookupCalls } from '../../orders/calls.js';
import { hasTerms } from '../../app/data/has-terms.js';
import { asksForSignIn, keepAddressClean } from '../../app/navigation/page-query.js';
import type { Own, Scope } from '../../app/context/scope.js';
import { signIn } from '../../app/navigation/sign-in.js';
import type { LookupState } from './store/lookup-state.js';
import { useScope, useSlice } from '../../app/context/scope-context.js';

/** A guest lookup as its feature sees it. */
interface GuestLookup extends Omit<Lookup, 'dispose'>, Own {
  getRules(): LookupRules;
  /** Tells the page that sign-in is asked for, and opens it unless the page takes it over. */
  signIn(): void;
}

/** Puts a guest lookup together for one element: what the page gave goes in, what happens goes out. */
export function composeLookup(scope: Scope): GuestLookup {
  const { platform, settings } = scope;
  // Once more: the page may have changed its address since the tag came.
  keepAddressClean(platform);
  const registry = getPageRegistry();
  const { contact = {} } = registry;
  delete registry.contact;
  const showsSignIn = asksForSignIn(platform);
  const getRules = (): LookupRules => ({
    allowsPhone: scope.isFlagOn('enableSmsLookup'),
    asksForTerms: hasTerms(settings.getState().configuration.country),
    hasRememberedContact: !settings.getState().configuration.kiosk && scope.getShared().remembered !== undefined,
  });
  const lookup = createLookup({
    calls: createLookupCalls(scope),
    getShared: scope.getShared,
    guesses: registry.guesses,
    getRules,
    getLocale: () => settings.getState().intl?.locale ?? settings.getState().configuration.locale,
    clock: platform,
    // In an area the order is another screen, and asks with it; the session takes it along.
    mayRemember: () => !settings.getState().configuration.kiosk || scope.port.getRouter() !== undefined,
    onFound: (orderNumber) => scope.port.emit('orders-order-found', { orderNumber }),
    onFailure: (failure, severity) => scope.report(failure, severity),
  });
  const stopAdopting = adoptGivenValues(scope, lookup, contact);
  const stopFollowing = followPage(scope, lookup);
  const stopSignIn = platform.whenPageIsReady(() => {
    if (!showsSignIn || registry.hasOpenedSignIn === true || scope.getAdapter()?.user) return;
    registry.hasOpenedSignIn = true;
    signIn(scope);
  });

  return {
    ...lookup,
    getRules,
    prepare() {
      preloadLookupCalls();
      lookup.prepare();
    },
    signIn: () => signIn(scope),
    dispose(hasEnded) {
      stopAdopting(hasEnded);
      stopFollowing();
      stopSignIn();
      lookup.dispose();
    },
  };
}

/** An order on show follows the language of the tag: its texts come translated. It does not follow into another shop. */
function followPage({ settings }: Scope, lookup: Lookup): () => void {
  return settings.subscribe((now, before) => {
    const isElsewhere = (['country', 'apiBase'] as const).some(
      (name) => now.configuration[name] !== before.configuration[name],
    );
    if (isElsewhere && lookup.store.getState().answer.status === 'ready') lookup.reset();
    else if (before.intl && now.intl?.locale !== before.intl.locale) lookup.refresh();
  });
}

/** The guest lookup of this tag and what is known of it. */
export function useLookup(): { readonly lookup: GuestLookup; readonly state: LookupState } {
  const lookup = useScope().own(composeLookup);
  return { lookup, state: useSlice(lookup.store, (state) => state) };
}
