import { getPageData } from '../../app/state/page-data.js';
import { getPageRegistry } from '../../app/state/registry.js';
import { createLookup, type Lookup } from './store/lookup.js';
import type { LookupRules } from '../../orders/model/guest-lookup-check.js';
import { adoptGivenValues } from './given-values.js';
import { createLookupCalls, preloadLookupCalls } from '../../orders/calls.js';
import { hasTerms } from '../../app/data/has-terms.js';
import { asksForSignIn, keepAddressClean } from '../../app/navigation/page-query.js';
import { signIn } from '../../app/navigation/leave-tag.js';
import type { LookupState } from './store/lookup-state.js';
import {
  type Controller,
  type ElementContext,
  useElementContext,
  useSlice,
} from '../../app/context/element-context.js';

/** A guest lookup as its feature sees it. */
interface GuestLookup extends Omit<Lookup, 'dispose'>, Controller {
  getRules(): LookupRules;
  /** Tells the page that sign-in is asked for, and opens it unless the page takes it over. */
  signIn(): void;
}

/** Puts a guest lookup together for one element: what the page gave goes in, what happens goes out. */
export function createLookupController(context: ElementContext): GuestLookup {
  const { platform, settings } = context;
  // Once more: the page may have changed its address since the tag came.
  keepAddressClean(platform);
  const data = getPageData();
  const { contact = {} } = data;
  delete data.contact;
  const showsSignIn = asksForSignIn(platform);
  const getRules = (): LookupRules => ({
    allowsPhone: context.isFlagOn('enableSmsLookup'),
    asksForTerms: hasTerms(settings.getState().configuration.country),
    hasRememberedContact: !settings.getState().configuration.kiosk && context.getPageState().remembered !== undefined,
  });
  const lookup = createLookup({
    calls: createLookupCalls(context),
    getPageState: context.getPageState,
    guesses: getPageRegistry().guesses,
    getRules,
    getLocale: () => settings.getState().intl?.locale ?? settings.getState().configuration.locale,
    clock: platform,
    // In an area the order is another screen, and asks with it; the session takes it along.
    mayRemember: () => !settings.getState().configuration.kiosk || context.port.getRouter() !== undefined,
    onFound: (orderNumber) => context.port.emit('orders-order-found', { orderNumber }),
    onFailure: (failure, severity) => context.report(failure, severity),
  });
  const stopAdopting = adoptGivenValues(context, lookup, contact);
  const stopFollowing = followPage(context, lookup);
  const stopSignIn = platform.whenPageIsReady(() => {
    if (!showsSignIn || data.hasOpenedSignIn === true || context.getAdapter()?.user) return;
    data.hasOpenedSignIn = true;
    signIn(context);
  });

  return {
    ...lookup,
    getRules,
    prepare() {
      preloadLookupCalls();
      lookup.prepare();
    },
    signIn: () => signIn(context),
    dispose(hasEnded) {
      stopAdopting(hasEnded);
      stopFollowing();
      stopSignIn();
      lookup.dispose();
    },
  };
}

/** An order on show follows the language of the tag: its texts come translated. It does not follow into another shop. */
function followPage({ settings }: ElementContext, lookup: Lookup): () => void {
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
  const lookup = useElementContext().getController(createLookupController);
  return { lookup, state: useSlice(lookup.store, (state) => state) };
}
