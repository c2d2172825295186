import { findGuestPrompt, type GuestPrompt } from '../domain/returns/guest-prompt.js';
import { listReturnMethods, type MethodRules, type ReturnMethod } from '../domain/returns/return-method.js';
import type { Order } from '../domain/order.js';
import { composeIdentity } from './compose-identity.js';
import { useCarrierServices } from './use-carrier-services.js';
import { useScope } from './scope-context.js';
import { useSlice } from './use-slice.js';

/** The ways back of the order on show. */
export interface ReturnMethodsUse {
  /** Who is shopping, or what carriers there are, is still being asked: prices and ways may be others. */
  readonly isLoading: boolean;
  readonly methods: readonly ReturnMethod[];
  /** What a shopper who is not signed in is told. */
  readonly prompt: GuestPrompt | undefined;
}

/** By the country's rules and what the service of carriers names, for whoever is shopping. */
export function useReturnMethods(order: Order, rules: MethodRules): ReturnMethodsUse {
  const scope = useScope();
  // Flags count anew with what the page asks for.
  useSlice(scope.settings, ({ configuration }) => configuration);
  const carriers = useCarrierServices();
  const identity = useSlice(scope.own(composeIdentity).store, (known) => known);
  const isMember = identity.status === 'known' && identity.who === 'member';
  const methods = listReturnMethods({
    order,
    rules,
    services: carriers.status === 'ready' ? carriers.services : undefined,
    sentFrom: order.shipFrom?.address ?? order.shippingAddress,
    isMember,
    now: scope.platform.now(),
    usesPostalService: scope.isFlagOn('enableUsps'),
    hasSagawaPickup: scope.isFlagOn('enableSagawaReturn'),
    hasCourierPickup: scope.isFlagOn('enableCourierPickup'),
  });
  const prompt = findGuestPrompt(methods, {
    isMember,
    isLoggedOutMember: scope.isFlagOn('isLoggedOutMember'),
    asksGuests: scope.isFlagOn('enableLoginPrompt'),
  });
  return { isLoading: carriers.status === 'loading' || identity.status === 'asking', methods, prompt };
}
