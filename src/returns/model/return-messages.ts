import type { Proof } from '../../http/model/secret.js';
import type { Order } from '../../orders/model/order.js';
import type { MethodName } from './return-method.js';

type EventType = 'STORE_RETURN' | 'PICKUP_RETURN';

/** A message about a return, with what proves that the order belongs to a guest; `proof` is absent for members. */
export type StoreReturnEmailRequest = NonNullable<ReturnMessages['email']> & { readonly proof: Proof | undefined };
export type NotificationRequest = NonNullable<ReturnMessages['notification']> & {
  readonly proof: Proof | undefined;
  /** Identifies the notification. */
  readonly eventId: string;
};

/** What a shopper is told of a return that was just made; each is absent where it is not to be sent. */
export interface ReturnMessages {
  /** How the return in a store goes on. */
  readonly email?: {
    readonly orderNumber: string;
    readonly returnNumber: string;
    readonly to: string;
    /** Empty where nobody knows it. */
    readonly firstName: string;
  };
  readonly notification?: {
    readonly eventType: EventType;
    readonly orderNumber: string;
    /** The day phone. */
    readonly phoneNumber: string;
    /** Empty where nobody knows it, as is the next. */
    readonly givenName: string;
    readonly familyName: string;
    /** The shopper's own, beside their own given name. */
    readonly middleName?: string;
    /** Of a member. */
    readonly userId?: string;
  };
}

/** Who returned something, as far as the page knows. */
export interface ReturningShopper {
  readonly id?: string | undefined;
  readonly email?: string | undefined;
  readonly givenName?: string | undefined;
  readonly middleName?: string | undefined;
  readonly familyName?: string | undefined;
}

export interface MadeReturnFacts {
  readonly order: Pick<Order, 'orderNumber' | 'contact' | 'shipFrom' | 'shippingAddress'>;
  readonly returnNumber: string;
  /** How it goes back. */
  readonly way: string;
  /** The page's user, with the e-mail of a guest. */
  readonly shopper: ReturningShopper;
  /** Returns to a store are written about (`sendStoreReturnEmail`). */
  readonly sendsEmail: boolean;
  /** Returns to a store, and those that are picked up, are told by telephone (`enableDorisCommunication`). */
  readonly sendsNotification: boolean;
}

const TO_STORE: MethodName = 'returnToStore';
const PICKUPS: readonly string[] = ['upsPickup', 'sagawaPickup', 'courierPickup'] satisfies MethodName[];

/**
 * What is to be told of a return that was made (returns, section 7). The address is the order's, else the shopper's; names are the
 * shopper's, else those that the order was sent to.
 */
export function findReturnMessages(facts: MadeReturnFacts): ReturnMessages {
  const email = facts.sendsEmail && facts.way === TO_STORE ? findEmail(facts) : undefined;
  const notification = facts.sendsNotification ? findNotification(facts) : undefined;
  return { ...(email && { email }), ...(notification && { notification }) };
}

function findEmail({ order, returnNumber, shopper }: MadeReturnFacts): ReturnMessages['email'] {
  const to = [order.contact.email, shopper.email].find(Boolean);
  if (to === undefined) return undefined;
  return { orderNumber: order.orderNumber, returnNumber, to, firstName: getNames({ order, shopper }).givenName };
}

function findNotification({ order, way, shopper }: MadeReturnFacts): ReturnMessages['notification'] {
  const eventType = findEventType(way);
  // The order names one of who ordered, or of who sends it back.
  const phoneNumber = order.contact.dayPhoneNumber ?? order.shipFrom?.contact.dayPhoneNumber;
  if (!eventType || !phoneNumber) return undefined;
  const names = getNames({ order, shopper });
  return {
    ...{ eventType, orderNumber: order.orderNumber, phoneNumber, ...names },
    ...toMiddleName(shopper),
    ...(shopper.id !== undefined && { userId: shopper.id }),
  };
}

/** Nobody else's stands between the names of the shopper. */
function toMiddleName({ givenName, middleName }: ReturningShopper): { readonly middleName?: string } {
  return givenName && middleName ? { middleName } : {};
}

function getNames({ order, shopper }: Pick<MadeReturnFacts, 'order' | 'shopper'>) {
  const names = order.shipFrom?.recipient ?? order.shippingAddress;
  return {
    givenName: [shopper.givenName, names?.firstName].find(Boolean) ?? '',
    familyName: [shopper.familyName, names?.lastName].find(Boolean) ?? '',
  };
}

/** What is told of a way back; absent where nothing is. */
function findEventType(way: string): EventType | undefined {
  if (way === TO_STORE) return 'STORE_RETURN';
  return PICKUPS.includes(way) ? 'PICKUP_RETURN' : undefined;
}
