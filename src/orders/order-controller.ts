import { createStore, type StoreApi } from 'zustand/vanilla';
import type * as Preparation from '../app/calls/prepare-call.js';
import type { Proof } from '../http/model/secret.js';
import { MOST_PATHS, type Failure, type Outcome } from '../http/model/failure.js';
import type { Contact } from '../http/model/phone-number.js';
import type { Order } from './model/order.js';
import type { PageState } from '../app/state/registry.js';
import {
  createOrders,
  type OrderKey,
  type OrderReading,
  type Orders,
  type OrderView,
  type ReadMode,
} from './store/orders.js';
import { createOrderCalls, findGivenOrder } from './calls.js';
import { createIdentityController, IDENTITY_TIMEOUT } from '../app/session/identity-controller.js';
import { createLazyLoader } from '../app/context/create-lazy-loader.js';
import { retryWhenOnline } from '../app/context/retry-when-online.js';
import type { ShopperKind } from '../app/navigation/router.js';
import {
  type Controller,
  type ElementContext,
  useElementContext,
  useSelector,
} from '../app/context/element-context.js';
import { sealContact } from '../app/configuration/service-address.js';
import { findContact } from '../app/session/find-contact.js';

/** The order does not exist, or not for this shopper. Has no call and no status, so that guests learn nothing more. */
const MISSING: Failure = { code: 'service-order-detail-failure', retryable: false };

/** The order of one tag. */
export interface OrderController extends Controller {
  readonly store: StoreApi<OrderView>;
  /** Whether a member or a guest requested the order on screen. */
  getShopperKind(): ShopperKind | undefined;
  /** The contact that proves the order: a guest's, or the one with which a member looked up another person's order. */
  getContact(): Contact | undefined;
  /** The same, sealed for sending. */
  getProof(): Proof | undefined;
  retry(): void;
  /** Reloads the order. Resolves to undefined if that fails: the known state may be out of date. */
  readAgain(): Promise<Order | undefined>;
}

/** Follows the tag's configuration: the order that the page set, or the order with the tag's number, for the current shopper. */
export function createOrderController(context: ElementContext): OrderController {
  const follower = new OrderFollower(context);
  return {
    store: follower.store,
    getShopperKind: () => follower.findShopperKind(),
    getContact: () => follower.findContact(),
    getProof() {
      const contact = follower.findContact();
      return contact && sealContact(context, contact);
    },
    retry: () => follower.retry(),
    readAgain: () => follower.readAgain(),
    refresh: () => void follower.read('reload'),
    dispose: (hasEnded) => follower.dispose(hasEnded),
  };
}

/** Frameworks often set the number after inserting the tag, so a missing one is not reported before this time. */
const NUMBER_PATIENCE_MS = 1_000;
const NUMBER_MISSING: Failure = { code: 'config-order-number-invalid', retryable: false };

/** What to show, and how to request it. */
type Target =
  | { readonly status: 'idle' | 'asking' | 'timed-out' | 'no-credentials' }
  | { readonly status: 'known'; readonly source: readonly string[]; readonly key: OrderKey };

const getPreparation = createLazyLoader(() => import('../app/calls/prepare-call.js'));

class OrderFollower {
  readonly store = createStore<OrderView>(() => ({ status: 'idle' }));
  readonly #context: ElementContext;
  readonly #identity;
  readonly #calls;
  readonly #stops: (() => void)[];
  #followed: unknown;
  /** The values that the page set for this session. */
  #given: Readonly<Record<string, unknown>> = {};
  #unsubscribe = (): void => {};
  #stopWaiting = (): void => {};
  #current: { readonly orders: Orders; readonly key: OrderKey } | undefined;

  constructor(context: ElementContext) {
    this.#context = context;
    this.#identity = context.getController(createIdentityController);
    this.#calls = createOrderCalls(context);
    this.#stops = [
      context.settings.subscribe(() => this.#follow()),
      this.#identity.store.subscribe(() => this.#follow()),
      this.store.subscribe(createUnreadableReport(context)),
      retryWhenOnline(context.platform, this.store, () => this.retry()),
    ];
    this.#follow();
  }

  findShopperKind(): ShopperKind | undefined {
    const identity = this.#identity.store.getState();
    return identity.status === 'known' ? identity.who : undefined;
  }

  findContact(): Contact | undefined {
    return this.#current?.key.contact;
  }

  retry(): void {
    if (this.#identity.store.getState().status === 'timed-out') return this.#identity.retry();
    if (this.#current) return void this.read('reload');
    this.#followed = undefined;
    this.#follow();
  }

  async readAgain(): Promise<Order | undefined> {
    const current = this.#current;
    if (await this.read('anew')) return undefined;
    const known = current?.orders.get(current.key).getState();
    return known?.status === 'ready' ? known.value : undefined;
  }

  async read(mode: ReadMode): Promise<Failure | undefined> {
    if (!this.#current) return undefined;
    const { orders, key } = this.#current;
    const { orderNumber, contact } = key;
    const getOrder: OrderReading['getOrder'] = (signal, listTags) =>
      contact
        ? this.#calls.getOrderSummary({ orderNumber, contact, listTags }, signal)
        : this.#calls.getOrder({ orderNumber }, signal);
    const context = this.#context;
    const failure = await orders.read({ key, clock: context.platform, tag: context, getOrder, mode });
    if (!failure && this.store.getState().status === 'missing') this.#context.report(MISSING, 'warning');
    if (failure) this.#context.report(failure, this.store.getState().status === 'ready' ? 'warning' : 'error');
    return failure;
  }

  /** An order or a contact that the page set for a session is cleared with it, and not used for the next shopper. */
  dispose(hasEnded: boolean): void {
    for (const stop of [...this.#stops, this.#unsubscribe, this.#stopWaiting]) stop();
    if (!hasEnded) return;
    const { port } = this.#context;
    for (const [name, value] of Object.entries(this.#given)) {
      // A value that was set since is for the next session.
      if (port.getProperty(name) === value) port.forgetProperty(name);
    }
  }

  #follow(): void {
    const { port } = this.#context;
    const given = port.getProperty('order') ?? undefined;
    this.#given = { order: given, contact: port.getProperty('contact') };
    const target = this.#findTarget();
    const followed = given ?? JSON.stringify(target);
    if (followed === this.#followed) return;
    this.#followed = followed;
    this.#unsubscribe();
    this.#stopWaiting();
    this.#current = undefined;
    if (given === undefined) this.#show(target);
    else this.#showGiven(given);
  }

  #findTarget(): Target {
    const { configuration, intl } = this.#context.settings.getState();
    const { orderNumber, country, apiBase } = configuration;
    const known = this.#identity.store.getState();
    if (orderNumber === undefined || !intl) return { status: 'idle' };
    if (known.status !== 'known') return { status: known.status };
    const key = { orderNumber, locale: intl.locale };
    const contact = this.#findContact(known.who, key);
    if (!contact && (known.who === 'guest' || !this.#context.hasCalls('get-order')))
      return { status: 'no-credentials' };
    return { status: 'known', source: [country, apiBase], key: { ...key, ...(contact && { contact }) } };
  }

  /** Where the back end has no call for members, a contact proves a member's order too. */
  #findContact(kind: ShopperKind, key: OrderKey): Contact | undefined {
    const context = this.#context;
    if (!context.hasCalls('get-order-summary')) return undefined;
    return kind === 'guest' || !context.hasCalls('get-order')
      ? findContact(context, key.orderNumber)
      : findForeignContact(context, key);
  }

  #show(target: Target): void {
    if (target.status === 'timed-out') return this.#fail(IDENTITY_TIMEOUT);
    if (target.status === 'asking') return this.store.setState({ status: 'loading', isSlow: false }, true);
    if (target.status === 'idle') this.#stopWaiting = this.#expectNumber();
    if (target.status !== 'known') return this.store.setState({ status: target.status }, true);
    const orders = this.#context.getPageState().get('orders', createOrders);
    this.#current = { orders, key: target.key };
    const source = orders.get(target.key);
    const copy = (): void => {
      const state = source.getState();
      // The member may have found it in the lookup: read it again with that contact.
      if (state.status === 'missing') this.#follow();
      if (state.status === 'ready') rememberRelated(this.#context.getPageState(), state.value);
      if (state.status === 'failed') addCodeStepTexts(this.#context, state.failure);
      if (this.#current?.key === target.key) this.store.setState(state, true);
    };
    this.#unsubscribe = source.subscribe(copy);
    this.#loadMarket();
    void this.read('cached');
    copy();
  }

  #expectNumber(): () => void {
    const { platform, port, settings } = this.#context;
    return platform.after(NUMBER_PATIENCE_MS, () => {
      if (settings.getState().configuration.orderNumber !== undefined) return;
      port.warn('order-number is missing: expected 4 to 32 letters or digits. Nothing is shown without it.');
      this.#context.report(NUMBER_MISSING);
    });
  }

  #showGiven(given: unknown): void {
    this.#loadMarket();
    const show = (outcome: Outcome<Order>): void => {
      if (this.#followed !== given) return;
      if (outcome.kind === 'found') this.store.setState({ status: 'ready', value: outcome.value }, true);
      if (outcome.kind === 'failed') this.#fail(outcome.failure);
    };
    const outcome = findGivenOrder(given);
    if ('kind' in outcome && outcome.kind === 'found') return show(outcome);
    this.store.setState({ status: 'loading', isSlow: false }, true);
    // Asynchronous: a page that handles the error event may use the tag, which is still being constructed.
    void Promise.resolve(outcome).then(show);
  }

  /** An order that the page set needs the market's rules too, although it needs no call. */
  #loadMarket(): void {
    const loaded = getPreparation();
    const prepare = (module?: typeof Preparation) => module?.prepareElement(this.#context);
    if ('then' in loaded) void loaded.then(prepare);
    else prepare(loaded);
  }

  #fail(failure: Failure): void {
    this.store.setState({ status: 'failed', failure }, true);
    this.#context.report(failure);
  }
}

/** If the guest left the code step in a tag of another script, this one lacks the texts of that failure: adds them before it is shown. */
function addCodeStepTexts(context: ElementContext, { code }: Failure): void {
  const { codeStepEnglish } = context.getPageState().guestTokens ?? {};
  if (!codeStepEnglish || code !== 'guest-proof-required') return;
  context.addLazyModule({ english: codeStepEnglish, styles: [] });
}

/** Reports once per order that part of it is unreadable; the rest is shown. */
function createUnreadableReport(context: ElementContext): (state: OrderView) => void {
  let reported: Order | undefined;
  return (state) => {
    if (state.status !== 'ready' || state.value === reported) return;
    reported = state.value;
    const { unreadable } = state.value;
    if (unreadable.length === 0) return;
    // An order that the page set, or that came with another answer, has only the paths.
    const details = state.details ?? { paths: unreadable.slice(0, MOST_PATHS).map(({ path }) => path) };
    context.report({ code: 'order-block-unreadable', retryable: false, details }, 'warning');
  };
}

/**
 * Remembers the contact that found an order for its returns and exchanges too, and for the order of a return. It still proves them after a
 * lookup with another contact.
 */
function rememberRelated({ contacts }: Pick<PageState, 'contacts'>, order: Order): void {
  const { orderNumber, parentOrderNumber, groups } = order;
  const contact = contacts?.get(orderNumber);
  if (!contacts || !contact) return;
  const ofGroups = groups.flatMap(({ returnNumbers, exchangeNumber }) => [...returnNumbers, exchangeNumber]);
  for (const number of [parentOrderNumber, ...ofGroups]) {
    if (number !== undefined && !contacts.has(number)) contacts.set(number, contact);
  }
}

/**
 * The contact with which a member looked up an order. Used only once the service has answered that the member has no such order, because
 * then it is another person's.
 */
function findForeignContact(context: ElementContext, key: OrderKey): Contact | undefined {
  const pageState = context.getPageState();
  const contact = pageState.contacts?.get(key.orderNumber);
  const isMissing = contact && pageState.get('orders', createOrders).get(key).getState().status === 'missing';
  return isMissing ? contact : undefined;
}

/** The order controller of this tag, and the state of its order. */
export function useOrder(): { readonly controller: OrderController; readonly view: OrderView } {
  const controller = useElementContext().getController(createOrderController);
  return { controller, view: useSelector(controller.store, (state) => state) };
}
