import type { Address } from '../../addresses/model/address.js';
import type { Order } from '../../orders/model/order.js';
import { findRefundMethod } from './refund-progress.js';
import { findOpenWindows, type WindowRules } from './return-window.js';

/** How something goes back, by the service's words. */
export type MethodName = 'courierPickup' | 'sagawaPickup' | 'returnToStore' | 'upsDropoff' | 'upsPickup';

/** One way back that the shopper may choose. */
export interface ReturnMethod {
  /** The name, with a pipe and the carrier's code where it has one: `upsDropoff|UPSN`. */
  readonly id: string;
  readonly name: MethodName;
  /** The carrier's code. */
  readonly scac?: string;
  /** The carrier in the service's words, where it named one. */
  readonly carrier?: string;
  /** A code on a screen stands in for a label on paper. */
  readonly isPaperless: boolean;
  readonly service: LabelService;
  readonly price: MethodPrice;
  /** The money does not come back the way it was paid. */
  readonly isRefundedToGiftCard: boolean;
}

/** What a market says of methods. */
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
  /** What the service of carriers names; absent where it is not asked, or has nothing to say: the market's own list counts. */
  readonly services?: readonly CarrierService[] | undefined;
  /** Where it is sent from; absent where nobody knows. */
  readonly sentFrom?: Pick<Address, 'city' | 'state'> | undefined;
  readonly isMember: boolean;
  /** Wall-clock milliseconds. */
  readonly now: number;
  /** The postal service goes where no other carrier does (`enableUsps`). */
  readonly usesPostalService: boolean;
  /** Sagawa comes for returns (`enableSagawaReturn`). */
  readonly hasSagawaPickup: boolean;
  /** A courier comes for returns (`enableCourierPickup`). */
  readonly hasCourierPickup?: boolean;
}

/** Takes back no order that was paid with it (returns, section 6). */
const NOT_IN_STORE = 'klarna';
/** Its carrier, whatever the service writes. */
const SAGAWA = 'SAGAWA';

/** A way by carrier before it has a price. */
type CarrierMethod = Pick<ReturnMethod, 'name' | 'scac' | 'carrier' | 'isPaperless'>;

/** Every way back of an order, in the order in which they are shown: carriers as they were named, then the store. */
export function listReturnMethods(situation: MethodSituation): readonly ReturnMethod[] {
  const { order, rules, isMember, now } = situation;
  const { isOpen, isOpenInStore } = findOpenWindows(order, rules, now);
  const isNamed = situation.services !== undefined && situation.services.length > 0;
  const ways = isOpen ? listCarrierMethods(situation) : [];
  const hasStore = rules.hasStores && isOpenInStore && !order.payments.some(({ type }) => type === NOT_IN_STORE);
  return [...ways, ...(hasStore ? [{ name: 'returnToStore', isPaperless: false } as const] : [])].map((way) => ({
    ...way,
    id: way.scac === undefined ? way.name : `${way.name}|${way.scac}`,
    service: findLabelService(way, isNamed),
    price: findMethodPrice(way.name, isMember, rules),
    isRefundedToGiftCard: way.name === 'returnToStore' && isCardOfStore(order),
  }));
}

function isCardOfStore(order: MethodSituation['order']): boolean {
  return findRefundMethod({ ...order, goesToStore: true }).kind === 'giftCard';
}

/** By carrier: each way once, the one without paper before the one with it. */
function listCarrierMethods(situation: MethodSituation): CarrierMethod[] {
  const all = listNamedMethods(situation).filter((way) => isOffered(way, situation));
  const ways = new Map<string, CarrierMethod>();
  for (const way of all.map((named) => withPostalCarrier(named, situation))) {
    const place = `${way.name}|${way.scac ?? ''}`;
    if (!ways.has(place) || way.isPaperless) ways.set(place, way);
  }
  return [...ways.values()];
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
  // The postal service comes for nothing, and no other carrier goes where it alone does.
  const isPost = scac !== undefined && scac === rules.postalCarrier?.special;
  return !rules.hidesPickup && !goesByPost(situation) && !isPost;
}

/** The postal service in place of the standard carrier where it alone goes, and the other way round everywhere else. */
function withPostalCarrier(way: CarrierMethod, situation: MethodSituation): CarrierMethod {
  const { postalCarrier } = situation.rules;
  const [other, wanted] = goesByPost(situation)
    ? [postalCarrier?.standard, postalCarrier?.special]
    : [postalCarrier?.special, postalCarrier?.standard];
  if (wanted === undefined || way.scac !== other) return way;
  return { name: way.name, scac: wanted, isPaperless: way.isPaperless };
}

function goesByPost({ rules, sentFrom, usesPostalService }: MethodSituation): boolean {
  return rules.postalCarrier !== undefined && usesPostalService && sentFrom !== undefined && isSpecialAddress(sentFrom);
}

/** How a shopper comes to what a carrier or a store wants to see (returns, section 1), by the services' own words. */
type LabelService = 'CARRIER_DROP_OFF' | 'DROPOFF_RETURN' | 'PAPERLESS_RETURN' | 'PICKUP_RETURN' | 'STORE_DROP_OFF';

interface ServedMethod {
  /** By the service's words: `upsDropoff`. */
  readonly name: string;
  readonly isPaperless: boolean;
}

/**
 * The label service of a way back (wire and defaults, section 3).
 *
 * @param isNamed whether the service of carriers names it; a drop-off of the market's own list has no carrier data
 */
export function findLabelService({ name, isPaperless }: ServedMethod, isNamed: boolean): LabelService {
  if (name === 'returnToStore') return 'STORE_DROP_OFF';
  if (name !== 'upsDropoff') return 'PICKUP_RETURN';
  if (isPaperless) return 'PAPERLESS_RETURN';
  return isNamed ? 'DROPOFF_RETURN' : 'CARRIER_DROP_OFF';
}

/** What a way back costs; `unpriced`: the shopper pays the carrier, and nobody says how much. */
export type MethodPrice =
  | { readonly kind: 'free' }
  | { readonly kind: 'unpriced' }
  /** Paid to the carrier, that much at least; or taken off the refund. In major units. */
  | { readonly kind: 'from' | 'deducted'; readonly amount: number; readonly currency: string };

/** What a market says of prices. */
interface PriceRules {
  readonly isFreeForGuests: boolean;
  readonly guestFees: readonly {
    readonly name: string;
    readonly kind: 'from' | 'deducted';
    readonly amount: number;
    readonly currency: string;
  }[];
}

/** What a method costs (returns, section 6): nothing in a store and for members; carriers as the market says. */
function findMethodPrice(name: string, isMember: boolean, rules: PriceRules): MethodPrice {
  if (isMember || name === 'returnToStore' || rules.isFreeForGuests) return { kind: 'free' };
  const fee = rules.guestFees.find((row) => row.name === name);
  return fee ? { kind: fee.kind, amount: fee.amount, currency: fee.currency } : { kind: 'unpriced' };
}

/** Posts of the forces overseas stand for a city. */
const MILITARY_POSTS = ['apo', 'fpo', 'guantanamo bay'];
/** Where the forces are, by the codes of the postal service; and Alaska. */
const SPECIAL_STATES = ['aa', 'ae', 'ap', 'ak'];

/** Whether the postal service alone goes there: posts of the forces, Guantanamo Bay and Alaska (returns, section 1). */
export function isSpecialAddress({ city, state = '' }: Pick<Address, 'city' | 'state'>): boolean {
  const town = city.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  return MILITARY_POSTS.includes(town) || SPECIAL_STATES.includes(state.trim().toLowerCase());
}

/** How whoever is not signed in is asked to: members of old, those who would save a fee, and all others. */
export type GuestPrompt =
  | { readonly kind: 'loggedOut' | 'signIn' }
  | { readonly kind: 'avoidFee'; readonly amount: number; readonly currency: string };

export interface GuestSituation {
  readonly isMember: boolean;
  /** `isLoggedOutMember` */
  readonly isLoggedOutMember: boolean;
  /** `enableLoginPrompt` */
  readonly asksGuests: boolean;
}

/** What a shopper without a token is told at the methods (returns, section 6), or nothing where signing in would save them nothing. */
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

/** How a return goes back, as its order says. */
export interface SentMethod {
  readonly name: MethodName;
  /** The carrier's code. */
  readonly scac?: string;
}

/** The ways there are; another one says nothing. */
const NAMES: readonly MethodName[] = ['upsDropoff', 'upsPickup', 'sagawaPickup', 'courierPickup', 'returnToStore'];

/** The way back that the id of a method names: a name, perhaps followed by a pipe and a carrier. */
export function readMethodId(id: string): SentMethod | undefined {
  const [sent = '', scac = ''] = id.split('|');
  const name = NAMES.find((known) => known === sent);
  return name && { name, ...(scac !== '' && { scac }) };
}

/** How a return order goes back; absent where it does not say. */
export function findSentMethod({ returnMethod = '', goesToStore }: Order): SentMethod | undefined {
  return readMethodId(returnMethod) ?? (goesToStore === true ? { name: 'returnToStore' } : undefined);
}

/** The same way among those that are offered; without a carrier, the first that is called so. */
export function findOffered<Method extends SentMethod>(
  methods: readonly Method[],
  { name, scac }: SentMethod,
): Method | undefined {
  const own = methods.filter((method) => method.name === name);
  return scac === undefined ? own[0] : own.find((method) => method.scac === scac);
}

/** A way back that the service of carriers names: brought to one with a label, with a code in place of it, or fetched. */
export interface CarrierService {
  readonly kind: 'dropoff' | 'paperless' | 'pickup';
  /** The carrier in the service's words; shown where its code is none we know. */
  readonly provider: string;
  /** The carrier's code, upper case: `UPSN`. */
  readonly scac: string;
}
