import { createStore, type StoreApi } from 'zustand/vanilla';
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
import {
  useElementContext,
  useSelector,
  type ElementContext,
  type Controller,
} from '../app/context/element-context.js';
import { createCarrierServicesCall } from './return-calls.js';

/** The return methods of the current order. */
export interface ReturnMethodsResult {
  /** The identity or the carriers are still loading: methods and prices may change. */
  readonly isLoading: boolean;
  readonly methods: readonly ReturnMethod[];
  /** The sign-in prompt for guests. */
  readonly prompt: GuestPrompt | undefined;
}

/** The methods that the country's rules and the carriers allow for this shopper; empty until order and rules are loaded. */
export function useReturnMethods(order: Order | undefined, rules: MethodRules | undefined): ReturnMethodsResult {
  const context = useElementContext();
  // Evaluate the flags again when the page changes its configuration.
  useSelector(context.settings, ({ configuration }) => configuration);
  const carriers = useCarrierServices();
  const identity = useSelector(context.getController(createIdentityController).store, (known) => known);
  const isMember = identity.status === 'known' && identity.who === 'member';
  const services = carriers.status === 'ready' ? carriers.services : undefined;
  const all = order && rules ? listReturnMethods(toSituation(context, { order, rules, services, isMember })) : [];
  const methods = all.filter((method) => isOfferedByShop(context, method));
  const prompt = findGuestPrompt(methods, {
    isMember,
    isLoggedOutMember: context.isFlagOn('isLoggedOutMember'),
    asksGuests: context.isFlagOn('enableLoginPrompt'),
  });
  return { isLoading: carriers.status === 'loading' || identity.status === 'asking', methods, prompt };
}

/** Whether the shop offers a method of its market. The page may set any value; one that is not a list has no effect. */
export function isOfferedByShop(context: ElementContext, { name, id }: Pick<ReturnMethod, 'name' | 'id'>): boolean {
  const named: unknown = context.getAdapter()?.retailer?.returnMethods;
  const isNamed = !Array.isArray(named) || named.includes(name) || named.includes(id);
  return isNamed && (name !== 'returnToStore' || context.hasCalls('list-stores'));
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

/** The carriers that accept returns in the element's country, according to the carrier service. */
function useCarrierServices(): CarrierServicesState {
  return useSelector(useElementContext().getController(createCarrierServicesController).store, (state) => state);
}

/** The carriers that the service lists. `none`: the service is not used, has no carriers or failed; then the market's own list applies. */
type CarrierServicesState =
  | { readonly status: 'loading' | 'none' }
  | { readonly status: 'ready'; readonly services: readonly CarrierService[] };

interface CarrierServicesController extends Controller {
  readonly store: StoreApi<CarrierServicesState>;
}

/** Reads the carriers of the element's country once, if the flag enables the carrier service. */
export function createCarrierServicesController(context: ElementContext): CarrierServicesController {
  const listServices = createCarrierServicesCall(context);
  const store = createStore<CarrierServicesState>(() => ({ status: 'none' }));
  let controller = new AbortController();
  let followed = '';

  async function read({ signal }: AbortController): Promise<void> {
    store.setState({ status: 'loading' }, true);
    const outcome = await listServices({}, signal);
    if (signal.aborted) return;
    if (outcome.kind === 'found') return store.setState({ status: 'ready', services: outcome.value }, true);
    store.setState({ status: 'none' }, true);
    // The wizard continues without the carriers; it is only less precise.
    if (outcome.kind === 'failed') context.report(outcome.failure, 'warning');
  }

  function follow(): void {
    const { country, apiBase } = context.settings.getState().configuration;
    const isOn = context.isFlagOn('enableCarrierService') && context.hasCalls('list-carrier-services');
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
