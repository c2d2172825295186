import type { StoreApi } from 'zustand/vanilla';
import {
  findGuestPrompt,
  listReturnMethods,
  type GuestPrompt,
  type MethodRules,
  type MethodSituation,
  type ReturnMethod,
  type CarrierService,
} from './model/return-method.js';
import type { Order } from '../orders/model/order.js';
import { createIdentityController } from '../app/session/identity-controller.js';
import { useElementContext, useSlice, type ElementContext, type Controller } from '../app/context/element-context.js';
import { createSlice } from '../app/state/create-slice.js';
import { createCarrierServicesCall } from './return-calls.js';

/** The ways back of the order on show. */
export interface ReturnMethodsResult {
  /** Who is shopping, or what carriers there are, is still being asked: prices and ways may be others. */
  readonly isLoading: boolean;
  readonly methods: readonly ReturnMethod[];
  /** What a shopper who is not signed in is told. */
  readonly prompt: GuestPrompt | undefined;
}

/** By the country's rules and what the service of carriers names, for whoever is shopping; none until order and rules are there. */
export function useReturnMethods(order: Order | undefined, rules: MethodRules | undefined): ReturnMethodsResult {
  const context = useElementContext();
  // Flags count anew with what the page asks for.
  useSlice(context.settings, ({ configuration }) => configuration);
  const carriers = useCarrierServices();
  const identity = useSlice(context.getController(createIdentityController).store, (known) => known);
  const isMember = identity.status === 'known' && identity.who === 'member';
  const services = carriers.status === 'ready' ? carriers.services : undefined;
  const methods = order && rules ? listReturnMethods(toSituation(context, { order, rules, services, isMember })) : [];
  const prompt = findGuestPrompt(methods, {
    isMember,
    isLoggedOutMember: context.isFlagOn('isLoggedOutMember'),
    asksGuests: context.isFlagOn('enableLoginPrompt'),
  });
  return { isLoading: carriers.status === 'loading' || identity.status === 'asking', methods, prompt };
}

function toSituation(
  context: ElementContext,
  known: Pick<MethodSituation, 'rules' | 'services' | 'isMember'> & { readonly order: Order },
): MethodSituation {
  return {
    ...known,
    sentFrom: known.order.shipFrom?.address ?? known.order.shippingAddress,
    now: context.platform.now(),
    usesPostalService: context.isFlagOn('enableUsps'),
    hasSagawaPickup: context.isFlagOn('enableSagawaReturn'),
    hasCourierPickup: context.isFlagOn('enableCourierPickup'),
  };
}

/** The carriers that take returns of the tag's country, as far as the service names them. */
function useCarrierServices(): CarrierServicesState {
  return useSlice(useElementContext().getController(createCarrierServicesController).store, (state) => state);
}

/** The carriers that the service names. `none`: it is not asked, has none, or cannot be asked: the market's own list counts. */
type CarrierServicesState =
  { readonly status: 'loading' | 'none' } | { readonly status: 'ready'; readonly services: readonly CarrierService[] };

interface CarrierServicesController extends Controller {
  readonly store: StoreApi<CarrierServicesState>;
}

/** Reads the carriers of the tag's country once, where the flag says that the service knows them. */
export function createCarrierServicesController(context: ElementContext): CarrierServicesController {
  const ask = createCarrierServicesCall(context);
  const store = createSlice<CarrierServicesState>({ status: 'none' });
  let controller = new AbortController();
  let followed = '';

  async function read({ signal }: AbortController): Promise<void> {
    store.setState({ status: 'loading' }, true);
    const outcome = await ask({}, signal);
    if (signal.aborted) return;
    if (outcome.kind === 'found') return store.setState({ status: 'ready', services: outcome.value }, true);
    store.setState({ status: 'none' }, true);
    // The wizard goes on without: only what it shows is less exact.
    if (outcome.kind === 'failed') context.report(outcome.failure, 'warning');
  }

  function follow(): void {
    const { country, apiBase } = context.settings.getState().configuration;
    const isOn = context.isFlagOn('enableCarrierService');
    const target = JSON.stringify([isOn, country, apiBase]);
    if (target === followed) return;
    followed = target;
    controller.abort();
    controller = new AbortController();
    if (isOn) void read(controller);
    else store.setState({ status: 'none' }, true);
  }

  const stop = context.settings.subscribe(follow);
  follow();
  return {
    store,
    refresh() {
      followed = '';
      follow();
    },
    dispose() {
      stop();
      controller.abort();
    },
  };
}
