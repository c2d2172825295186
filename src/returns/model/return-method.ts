import type { Address } from '../../addresses/model/address.js';
import type { Order } from '../../orders/model/order.js';
import { findRefundMethod } from './refund-progress.js';
import { findOpenWindows, type WindowRules } from './return-window.js';

/** The return methods, as the service names them. */
export type MethodName = 'courierPickup' | 'sagawaPickup' | 'returnToStore' | 'upsDropoff' | 'upsPickup';

/** One return method that the shopper may choose. */
export interface ReturnMethod {
  /** The name, followed by a pipe and the carrier's code if it has one: `upsDropoff|UPSN`. */
  readonly id: string;
  readonly name: MethodName;
  /** The carrier's code. */
  readonly scac?: string;
  /** The carrier as the service names it, if it does. */
  readonly carrier?: string;
  /** A code on a screen replaces the printed label. */
  readonly isPaperless: boolean;
  readonly service: LabelService;
  readonly price: MethodPrice;
  /** The refund is not made to the original payment. */
  readonly isRefundedToGiftCard: boolean;
}

/** The market's rules for methods. */
export interface MethodRules extends PriceRules, WindowRules {
  readonly methods: readonly { readonly name: MethodName; readonly carrier?: string }[];
  readonly hasStores: boolean;
  readonly pickup: MethodName;
  readonly hidesPickup: boolean;
  readonly postalCarrier?: { readonly standard: string; readonly special: string };
}

export interface MethodSituation {
  readonly order: Pick<Order, 'groups' | 'parcels' | 'payments' | 'placedAt' | 'isStoreOrder' | 'isPaidInInstalments'>;
  readonly rules: MethodRules;
  /** The carriers that the carrier service lists; absent if it is not used or has none: then the market's own list applies. */
  readonly services?: readonly CarrierService[] | undefined;
  /** The sender's address; absent if unknown. */
  readonly sentFrom?: Pick<Address, 'city' | 'state'> | undefined;
  readonly isMember: boolean;
  /** Wall-clock milliseconds. */
  readonly now: number;
  /** The postal service replaces other carriers for addresses that only it serves (`enableUsps`). */
  readonly usesPostalService: boolean;
  /** Sagawa picks up returns (`enableSagawaReturn`). */
  readonly hasSagawaPickup: boolean;
  /** A courier picks up returns (`enableCourierPickup`). */
  readonly hasCourierPickup?: boolean;
}

/** The rules of the country and the page for labels. */
export interface LabelRequestRules {
  /** The country's returns have a label. */
  readonly requestsLabel: boolean;
  /** No label in any country (`disableCreateReturnLabelFlag`). */
  readonly isLabelOff: boolean;
}

/** Whether a return by a method is requested with a label (wire and defaults, section 3): a return to a store needs none. */
export function isLabelRequested(name: string | undefined, { requestsLabel, isLabelOff }: LabelRequestRules): boolean {
  return name !== 'returnToStore' && requestsLabel && !isLabelOff;
}

/** Stores accept no returns of orders paid with this (returns, section 6). */
const NOT_IN_STORE = 'klarna';
/** The carrier of this method, regardless of what the service sends. */
const SAGAWA = 'SAGAWA';

/** A carrier's method before its price is known. */
type CarrierMethod = Pick<ReturnMethod, 'name' | 'scac' | 'carrier' | 'isPaperless'>;

/** All return methods of an order in display order: the carriers in the order of their list, then the store. */
export function listReturnMethods(situation: MethodSituation): readonly ReturnMethod[] {
  const { order, rules, isMember, now } = situation;
  const { isOpen, isOpenInStore } = findOpenWindows(order, rules, now);
  const isNamed = situation.services !== undefined && situation.services.length > 0;
  const methods = isOpen ? listCarrierMethods(situation) : [];
  const hasStore = rules.hasStores && isOpenInStore && !order.payments.some(({ type }) => type === NOT_IN_STORE);
  return [...methods, ...(hasStore ? [{ name: 'returnToStore', isPaperless: false } as const] : [])].map((method) => ({
    ...method,
    id: method.scac === undefined ? method.name : `${method.name}|${method.scac}`,
    service: findLabelService(method, isNamed),
    price: findMethodPrice(method.name, isMember, rules),
    isRefundedToGiftCard: method.name === 'returnToStore' && isCardOfStore(order),
  }));
}

function isCardOfStore(order: MethodSituation['order']): boolean {
  return findRefundMethod({ ...order, goesToStore: true }).kind === 'giftCard';
}

/** The carriers' methods without duplicates; a paperless method comes before its variant with a label. */
function listCarrierMethods(situation: MethodSituation): CarrierMethod[] {
  const all = listNamedMethods(situation).filter((method) => isOffered(method, situation));
  const methods = new Map<string, CarrierMethod>();
  for (const method of all.map((named) => withPostalCarrier(named, situation))) {
    const key = `${method.name}|${method.scac ?? ''}`;
    if (!methods.has(key) || method.isPaperless) methods.set(key, method);
  }
  return [...methods.values()];
}

function listNamedMethods({ services = [], rules }: MethodSituation): CarrierMethod[] {
  if (services.length === 0) {
    return rules.methods.map(({ name, carrier }) => ({
      name,
      ...(carrier !== undefined && { scac: carrier }),
      isPaperless: false,
    }));
  }
  return services.map(({ kind, provider, scac }) => {
    const name = kind === 'pickup' ? rules.pickup : 'upsDropoff';
    if (name === 'courierPickup') return { name, isPaperless: false };
    if (name === 'sagawaPickup') return { name, scac: SAGAWA, isPaperless: false };
    return { name, scac, carrier: provider, isPaperless: kind === 'paperless' };
  });
}

function isOffered({ name, scac }: CarrierMethod, situation: MethodSituation): boolean {
  const { rules, hasSagawaPickup, hasCourierPickup = false } = situation;
  if (name === 'courierPickup') return hasCourierPickup;
  if (name === 'sagawaPickup') return hasSagawaPickup;
  if (name === 'upsDropoff') return true;
  // The postal service does not pick up, and no other carrier serves the addresses that only it serves.
  const isPost = scac !== undefined && scac === rules.postalCarrier?.special;
  return !rules.hidesPickup && !goesByPost(situation) && !isPost;
}

/**
 * Replaces the standard carrier by the postal service for addresses that only the latter serves, and vice versa for all others. Whether a
 * code replaces the label says nothing about the other carrier.
 */
function withPostalCarrier(method: CarrierMethod, situation: MethodSituation): CarrierMethod {
  const { postalCarrier } = situation.rules;
  const [other, needed] = goesByPost(situation)
    ? [postalCarrier?.standard, postalCarrier?.special]
    : [postalCarrier?.special, postalCarrier?.standard];
  if (needed === undefined || method.scac !== other) return method;
  return { name: method.name, scac: needed, isPaperless: false };
}

function goesByPost({ rules, sentFrom, usesPostalService }: MethodSituation): boolean {
  return rules.postalCarrier !== undefined && usesPostalService && sentFrom !== undefined && isSpecialAddress(sentFrom);
}

/** How the shopper gets the label or code (returns, section 1), as the service names it. */
type LabelService = 'CARRIER_DROP_OFF' | 'DROPOFF_RETURN' | 'PAPERLESS_RETURN' | 'PICKUP_RETURN' | 'STORE_DROP_OFF';

interface ServedMethod {
  /** As the service names it: `upsDropoff`. */
  readonly name: string;
  readonly isPaperless: boolean;
}

/**
 * The label service of a return method (wire and defaults, section 3).
 *
 * @param isNamed whether the carrier service lists it; a drop-off from the market's own list has no carrier data
 */
export function findLabelService({ name, isPaperless }: ServedMethod, isNamed: boolean): LabelService {
  if (name === 'returnToStore') return 'STORE_DROP_OFF';
  if (name !== 'upsDropoff') return 'PICKUP_RETURN';
  if (isPaperless) return 'PAPERLESS_RETURN';
  return isNamed ? 'DROPOFF_RETURN' : 'CARRIER_DROP_OFF';
}

/** The cost of a return method; `unpriced`: the shopper pays the carrier an unknown amount. */
export type MethodPrice =
  | { readonly kind: 'free' }
  | { readonly kind: 'unpriced' }
  /** Paid to the carrier, at least this amount; or deducted from the refund. In major units. */
  | { readonly kind: 'from' | 'deducted'; readonly amount: number; readonly currency: string };

/** The market's rules for prices. */
interface PriceRules {
  readonly isFreeForGuests: boolean;
  readonly guestFees: readonly {
    readonly name: string;
    readonly kind: 'from' | 'deducted';
    readonly amount: number;
    readonly currency: string;
  }[];
}

/** The cost of a method (returns, section 6): free in a store and for members; otherwise according to the market. */
function findMethodPrice(name: string, isMember: boolean, rules: PriceRules): MethodPrice {
  if (isMember || name === 'returnToStore' || rules.isFreeForGuests) return { kind: 'free' };
  const fee = rules.guestFees.find((row) => row.name === name);
  return fee ? { kind: fee.kind, amount: fee.amount, currency: fee.currency } : { kind: 'unpriced' };
}

/** Overseas military posts, used in place of a city. */
const MILITARY_POSTS = ['apo', 'fpo', 'guantanamo bay'];
/** The postal service's state codes of the overseas forces, and Alaska. */
const SPECIAL_STATES = ['aa', 'ae', 'ap', 'ak'];

/** Whether only the postal service serves the address: military posts, Guantanamo Bay and Alaska (returns, section 1). */
export function isSpecialAddress({ city, state = '' }: Pick<Address, 'city' | 'state'>): boolean {
  const town = city.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  return MILITARY_POSTS.includes(town) || SPECIAL_STATES.includes(state.trim().toLowerCase());
}

/** The kind of sign-in prompt: for logged-out members, for guests who would save a fee, and for all others. */
export type GuestPrompt =
  | { readonly kind: 'loggedOut' | 'signIn' }
  | { readonly kind: 'avoidFee'; readonly amount: number; readonly currency: string };

export interface GuestSituation {
  readonly isMember: boolean;
  /** The flag `isLoggedOutMember`. */
  readonly isLoggedOutMember: boolean;
  /** The flag `enableLoginPrompt`. */
  readonly asksGuests: boolean;
}

/** The prompt for a shopper without a token on the method step (returns, section 6); undefined if signing in would save nothing. */
export function findGuestPrompt(
  methods: readonly Pick<ReturnMethod, 'price'>[],
  { isMember, isLoggedOutMember, asksGuests }: GuestSituation,
): GuestPrompt | undefined {
  if (isMember) return undefined;
  if (isLoggedOutMember) return { kind: 'loggedOut' };
  const costs = methods.map(({ price }) => price).filter(({ kind }) => kind !== 'free');
  if (!asksGuests || costs.length === 0) return undefined;
  for (const price of costs) {
    if (price.kind === 'deducted') return { kind: 'avoidFee', amount: price.amount, currency: price.currency };
  }
  return { kind: 'signIn' };
}

/** The method of a return order. */
export interface SentMethod {
  readonly name: MethodName;
  /** The carrier's code. */
  readonly scac?: string;
}

/** The known methods; others are ignored. */
const NAMES: readonly MethodName[] = ['upsDropoff', 'upsPickup', 'sagawaPickup', 'courierPickup', 'returnToStore'];

/** Parses the id of a method: a name, optionally followed by a pipe and a carrier's code. */
export function readMethodId(id: string): SentMethod | undefined {
  const [sent = '', scac = ''] = id.split('|');
  const name = NAMES.find((known) => known === sent);
  return name && { name, ...(scac !== '' && { scac }) };
}

/** The method of a return order; undefined if the order does not contain it. */
export function findSentMethod({ returnMethod = '', goesToStore }: Order): SentMethod | undefined {
  return readMethodId(returnMethod) ?? (goesToStore === true ? { name: 'returnToStore' } : undefined);
}

/** The same method among the offered ones; without a carrier, the first one of that name. */
export function findOffered<Method extends SentMethod>(
  methods: readonly Method[],
  { name, scac }: SentMethod,
): Method | undefined {
  const named = methods.filter((method) => method.name === name);
  return scac === undefined ? named[0] : named.find((method) => method.scac === scac);
}

/** A method that the carrier service lists: drop-off with a label, drop-off with a code, or pickup. */
export interface CarrierService {
  readonly kind: 'dropoff' | 'paperless' | 'pickup';
  /** The carrier's name from the service; shown if its code is unknown to us. */
  readonly provider: string;
  /** The carrier's code, upper case: `UPSN`. */
  readonly scac: string;
}
