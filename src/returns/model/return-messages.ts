import type { Proof } from '../../http/model/secret.js';
import type { Order } from '../../orders/model/order.js';
import type { MethodName } from './return-method.js';

type EventType = 'STORE_RETURN' | 'PICKUP_RETURN';

/** A message about a return, with the proof that the order belongs to a guest; `proof` is absent for members. */
export type StoreReturnEmailRequest = NonNullable<ReturnMessages['email']> & { readonly proof: Proof | undefined };
export type NotificationRequest = NonNullable<ReturnMessages['notification']> & {
  readonly proof: Proof | undefined;
  /** Identifies the notification. */
  readonly eventId: string;
};

/** The messages to the shopper about a return that was just made; each is absent if it is not to be sent. */
export interface ReturnMessages {
  /** An e-mail about the next steps of a return in a store. */
  readonly email?: {
    readonly orderNumber: string;
    readonly returnNumber: string;
    readonly to: string;
    /** Empty if unknown. */
    readonly firstName: string;
  };
  readonly notification?: {
    readonly eventType: EventType;
    readonly orderNumber: string;
    /** The daytime phone number. */
    readonly phoneNumber: string;
    /** Empty if unknown, like `familyName`. */
    readonly givenName: string;
    readonly familyName: string;
    /** The shopper's middle name; only sent with the shopper's own given name. */
    readonly middleName?: string;
    /** The id of a member. */
    readonly userId?: string;
  };
}

/** The shopper who returned something, as far as the page knows. */
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
  /** The return method. */
  readonly methodName: string;
  /** The page's user, or the e-mail address of a guest. */
  readonly shopper: ReturningShopper;
  /** Sends an e-mail about returns to a store (`sendStoreReturnEmail`). */
  readonly sendsEmail: boolean;
  /** Notifies the shopper by phone of returns to a store and of pickups (`enableDorisCommunication`). */
  readonly sendsNotification: boolean;
}

const TO_STORE: MethodName = 'returnToStore';
const PICKUPS: readonly string[] = ['upsPickup', 'sagawaPickup', 'courierPickup'] satisfies MethodName[];

/**
 * The messages to send about a return that was made (returns, section 7). The e-mail address is the order's, otherwise the shopper's; the
 * names are the shopper's, otherwise those of the delivery address.
 */
export function findReturnMessages(facts: MadeReturnFacts): ReturnMessages {
  const email = facts.sendsEmail && facts.methodName === TO_STORE ? findEmail(facts) : undefined;
  const notification = facts.sendsNotification ? findNotification(facts) : undefined;
  return { ...(email && { email }), ...(notification && { notification }) };
}

function findEmail({ order, returnNumber, shopper }: MadeReturnFacts): ReturnMessages['email'] {
  const to = [order.contact.email, shopper.email].find(Boolean);
  if (to === undefined) return undefined;
  return { orderNumber: order.orderNumber, returnNumber, to, firstName: getNames({ order, shopper }).givenName };
}

function findNotification({ order, methodName, shopper }: MadeReturnFacts): ReturnMessages['notification'] {
  const eventType = findEventType(methodName);
  // The number of the buyer, otherwise of the sender.
  const phoneNumber = order.contact.dayPhoneNumber ?? order.shipFrom?.contact.dayPhoneNumber;
  if (!eventType || !phoneNumber) return undefined;
  const names = getNames({ order, shopper });
  return {
    ...{ eventType, orderNumber: order.orderNumber, phoneNumber, ...names },
    ...toMiddleName(shopper),
    ...(shopper.id !== undefined && { userId: shopper.id }),
  };
}

/** The shopper's middle name must not be combined with another person's names. */
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

/** The notification type of a return method; undefined if it has none. */
function findEventType(methodName: string): EventType | undefined {
  if (methodName === TO_STORE) return 'STORE_RETURN';
  return PICKUPS.includes(methodName) ? 'PICKUP_RETURN' : undefined;
}
