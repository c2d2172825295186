import type { Failure } from '../../http/model/failure.js';
import { createIdentity, type IdentityStore } from '../navigation/router.js';
import { findToken } from './find-token.js';
import type { Controller, ElementContext } from '../context/element-context.js';
import { getServiceAddress } from '../configuration/service-address.js';

/** Longest wait for the page's `adapter.ready` (wire and defaults, section 5). */
const READY_PATIENCE_MS = 10_000;

/** The page did not say in time who is shopping. */
export const IDENTITY_TIMEOUT: Failure = { code: 'service-identity-failure', retryable: true };

/** Determines who is shopping at one tag. Inside the area, it uses the area's answer. */
export interface IdentityController extends Controller {
  readonly store: IdentityStore;
  /** Asks again, after the page did not answer in time. */
  retry(): void;
}

/** Asks the page who is shopping, and asks again whenever the user changes or `getAccessToken` appears. */
export function createIdentityController(context: ElementContext): IdentityController {
  const router = context.port.getRouter();
  if (router) return { store: router.identity, retry: ignore, refresh: ignore, dispose: ignore };
  const store = createIdentity();
  let requestedIdentity: string | undefined;
  let ticket = 0;
  let stopWaiting = (): void => {};

  /** A new adapter object with the same user changes nothing: pages set a new one at every render. */
  function follow(): void {
    const adapter = context.getWholeAdapter();
    const identity = JSON.stringify([adapter?.user?.id, adapter?.getAccessToken !== undefined]);
    if (identity === requestedIdentity) return;
    requestedIdentity = identity;
    identify();
  }

  function identify(): void {
    const mine = ++ticket;
    stopWaiting();
    store.setState({ status: 'asking' }, true);
    // The page's own scripts may not have set the adapter yet.
    stopWaiting = context.platform.whenPageIsReady(() => void settle(mine));
  }

  async function settle(mine: number): Promise<void> {
    const isReady = await waitUntilReady(context, (stop) => (stopWaiting = stop));
    if (mine !== ticket) return;
    if (!isReady) return store.setState({ status: 'timed-out' }, true);
    const token = await findToken(context, { reason: 'call', origin: getServiceAddress(context).origin });
    if (mine === ticket) store.setState({ status: 'known', who: token === undefined ? 'guest' : 'member' }, true);
  }

  follow();
  const stopFollowing = context.settings.subscribe(follow);
  return {
    store,
    retry: identify,
    refresh: follow,
    dispose() {
      ticket += 1;
      stopFollowing();
      stopWaiting();
    },
  };
}

/**
 * Whether `adapter.ready` settled in time, resolved or rejected: a page whose `ready` rejects still has guests. With its flag, the page's
 * experiments client is awaited too. A late client is no failure, because the shopper is known without it.
 */
function waitUntilReady({ platform, getAdapter, isFlagOn }: ElementContext, onStart: (stop: () => void) => void) {
  let isReady = false;
  return new Promise<boolean>((resolve) => {
    const stop = platform.after(READY_PATIENCE_MS, () => resolve(isReady));
    onStart(stop);
    const { ready, experiments } = getAdapter() ?? {};
    void Promise.allSettled([ready])
      .then(() => {
        isReady = true;
        return Promise.allSettled([isFlagOn('enableAbTesting') && experiments]);
      })
      .then(() => {
        stop();
        resolve(isReady);
      });
  });
}

function ignore(): void {}
