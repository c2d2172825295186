import type { GuestProofs } from '../../http/call-context.js';
import { OrdersError } from '../../http/errors.js';
import type { ElementContext } from '../context/element-context.js';

/**
 * The guest's proofs as one call of an element uses them. The queue of steps that ask for a code loads with the first use.
 *
 * @param request the call's request; may name an order and a contact
 */
export function createGuestProofs(context: ElementContext, request: unknown): GuestProofs {
  // Captured now: a call of a session that has ended gets no proof of the next one.
  const pageState = context.getPageState();
  return {
    find: (contact) => pageState.guestTokens?.find(contact),
    // Only this exact value requires a code.
    isNeeded: (contact) =>
      context.getAdapter()?.retailer?.guestProof === 'code' && pageState.guestTokens?.isProved(contact) !== true,
    async prove(signal) {
      const loaded = await import('./create-code-queue.js').catch(() => undefined);
      if (!loaded) throw new OrdersError({ code: 'chunk-load', retryable: true });
      const queue = pageState.get('guest proof', loaded.createCodeQueue);
      pageState.guestTokens = queue;
      return queue.prove({ context, request, signal });
    },
  };
}
