import { findGuestPrompt, type GuestPrompt } from './model/guest-prompt.js';
import { listReturnMethods, type MethodRules, type MethodSituation, type ReturnMethod } from './model/return-method.js';
import type { Order } from '../orders/model/order.js';
import { composeIdentity } from '../app/session/compose-identity.js';
import { useCarrierServices } from './use-carrier-services.js';
import { useScope } from '../app/context/scope-context.js';
import type { Scope } from '../app/context/scope.js';
import { useSlice } from '../app/context/use-slice.js';

/** The ways back of the order on show. */
export interface ReturnMethodsUse {
  /** Who is shopping, or what carriers there are, is still being asked: prices and ways may be others. */
  readonly isLoading: boolean;
  readonly methods: readonly ReturnMethod[];
  /** What a shopper who is not signed in is told. */
  readonly prompt: GuestPrompt | undefined;
}

/** By the country's rules and what the service of carriers names, for whoever is shopping; none until order and rules are there. */
export function useReturnMethods(order: Order | undefined, rules: MethodRules | undefined): ReturnMethodsUse {
  const scope = useScope();
  // Flags count anew with what the page asks for.
  useSlice(scope.settings, ({ configuration }) => configuration);
  const carriers = useCarrierServices();
  const identity = useSlice(scope.own(composeIdentity).store, (known) => known);
  const isMember = identity.status === 'known' && identity.who === 'member';
  const services = carriers.status === 'ready' ? carriers.services : undefined;
  const methods = order && rules ? listReturnMethods(toSituation(scope, { order, rules, services, isMember })) : [];
  const prompt = findGuestPrompt(methods, {
    isMember,
    isLoggedOutMember: scope.isFlagOn('isLoggedOutMember'),
    asksGuests: scope.isFlagOn('enableLoginPrompt'),
  });
  return { isLoading: carriers.status === 'loading' || identity.status === 'asking', methods, prompt };
}

function toSituation(
  scope: Scope,
  known: Pick<MethodSituation, 'rules' | 'services' | 'isMember'> & { readonly order: Order },
): MethodSituation {
  return {
    ...known,
    sentFrom: known.order.shipFrom?.address ?? known.order.shippingAddress,
    now: scope.platform.now(),
    usesPostalService: scope.isFlagOn('enableUsps'),
    hasSagawaPickup: scope.isFlagOn('enableSagawaReturn'),
    hasCourierPickup: scope.isFlagOn('enableCourierPickup'),
  };
}
