import type { CheckInCalls } from './api/check-in-calls.js';
import { toCall } from '../../app/calls/to-call.js';
import type { Scope } from '../../app/context/scope.js';

/** Fetches what an arrival will need, while the shopper types. A failure here shows, and is mended, with the call. */
export function preloadCheckInCalls(): void {
  Promise.all([
    import('./api/request-curbside-arrival.js'),
    import('./api/get-curbside-interaction.js'),
    import('./api/follow-interaction.js'),
    import('../../app/calls/prepare-call.js'),
  ]).catch(() => undefined);
}

/** The calls of a shopper who waits outside. */
export function createCheckInCalls(scope: Scope): CheckInCalls {
  return {
    requestArrival: toCall(
      scope,
      async () => (await import('./api/request-curbside-arrival.js')).requestCurbsideArrival,
    ),
    getInteraction: toCall(
      scope,
      async () => (await import('./api/get-curbside-interaction.js')).getCurbsideInteraction,
    ),
    followInteraction: toCall(scope, async () => {
      const { followInteraction } = await import('./api/follow-interaction.js');
      return ({ platform }, following, signal) => followInteraction({ platform, signal }, following);
    }),
  };
}
