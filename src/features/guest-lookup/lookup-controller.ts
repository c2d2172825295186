import { createPageStore, getPageData, NO_GUESSES, getPageRegistry } from '../../app/state/registry.js';
import { createLookup, type Lookup } from './store/lookup.js';
import type { LookupRules } from '../../orders/model/guest-lookup-check.js';
import { adoptGivenValues } from './given-values.js';
import { createLookupCalls, preloadLookupCalls } from '../../orders/calls.js';
import { hasTerms } from '../../app/data/has-terms.js';
import { asksForSignIn, removePrivateParameters } from '../../app/navigation/page-query.js';
import { signIn } from '../../app/navigation/leave-for.js';
import type { LookupState } from './store/lookup-state.js';
import {
  type Controller,
  type ElementContext,
  useElementContext,
  useSelector,
} from '../../app/context/element-context.js';

/** The guest lookup of one tag. */
interface LookupController extends Omit<Lookup, 'dispose'>, Controller {
  getRules(): LookupRules;
  /** Emits the page's sign-in event, and opens the sign-in unless the page handles it. */
  signIn(): void;
}

/** The time until the next try, which a blocked button refers to. */
export const WAIT_ID = 'wait';

/** Creates the guest lookup of one element: reads the page's values and reports results to the page. */
export function createLookupController(context: ElementContext): LookupController {
  const { platform, settings } = context;
  // Repeated here, because the page may have changed its address since the element was created.
  removePrivateParameters(platform);
  const data = getPageData();
  const { contact = {} } = data;
  // Take the contact, but leave the code for the step that asks for it.
  data.contact = { code: contact.code };
  const showsSignIn = asksForSignIn(platform);
  const getRules = (): LookupRules => ({
    allowsPhone: context.isFlagOn('enableSmsLookup') && context.hasCalls('request-guest-check'),
    isOrderNumber: context.isOrderNumber,
    asksForTerms: hasTerms(settings.getState().configuration.country),
    hasRememberedContact: !settings.getState().configuration.kiosk && context.getPageState().remembered !== undefined,
  });
  const lookup = createLookup({
    calls: createLookupCalls(context),
    getPageState: context.getPageState,
    guesses: (getPageRegistry().guesses ??= createPageStore('guesses', NO_GUESSES)),
    getRules,
    getLocale: () => settings.getState().intl?.locale ?? settings.getState().configuration.locale,
    clock: platform,
    // In an area, the order opens on another screen, which needs the contact; the end of the session deletes it.
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

/**
 * Reads a displayed order again if the language changes, because its texts come translated, and clears it if the country
 * or the service changes.
 */
function followPage({ settings }: ElementContext, lookup: Lookup): () => void {
  return settings.subscribe((now, before) => {
    const isElsewhere = (['country', 'apiBase'] as const).some(
      (name) => now.configuration[name] !== before.configuration[name],
    );
    if (isElsewhere && lookup.store.getState().answer.status === 'ready') lookup.reset();
    else if (before.intl && now.intl?.locale !== before.intl.locale) lookup.refresh();
  });
}

/** The guest lookup of this tag and its state. */
export function useLookup(): { readonly lookup: LookupController; readonly state: LookupState } {
  const lookup = useElementContext().getController(createLookupController);
  return { lookup, state: useSelector(lookup.store, (state) => state) };
}
