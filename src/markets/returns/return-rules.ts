import type english from '../../../locales/en.json';
import type { AddressLayout } from '../addresses/postal-layout.js';

/** The rules of returns that differ by country: data only. They load with the return wizard, never with a first screen. */
export interface ReturnRules {
  /** The reasons for a return, in display order. */
  readonly reasons: readonly ReturnReason[];
  /** Whether shoppers may add a comment in their own words. */
  readonly asksForText: boolean;
  /** Whether all ordered pieces of a line can be returned, whatever the service counts as returnable. */
  readonly returnsAsOrdered: boolean;
  /** The return methods if the service sends none. */
  readonly methods: readonly CarrierMethod[];
  /** Whether stores take returns. */
  readonly hasStores: boolean;
  /** Whether a shopper who chooses a store in another country is also told where to look instead. */
  readonly explainsOtherStore: boolean;
  /** The method for a pickup that the service lists. */
  readonly pickup: 'upsPickup' | 'sagawaPickup' | 'courierPickup';
  /** Whether pickups are hidden, whatever the service lists. */
  readonly hidesPickup: boolean;
  /** The carrier for addresses that only the postal service reaches, and the one for all others (`enableUsps`). */
  readonly postalCarrier?: { readonly standard: Carrier; readonly special: Carrier };
  /** Whether carriers are free for everyone; otherwise they are free for members only. */
  readonly isFreeForGuests: boolean;
  /** The fees for guests; a method without a row costs what the carrier charges. */
  readonly guestFees: readonly GuestFee[];
  /** Days after the order during which a return is possible. */
  readonly windowDays: number;
  /** Days after delivery during which stores take returns, if that ends earlier. */
  readonly storeWindowDays?: number;
  /** The instructions for each return method; the first one that matches is used. */
  readonly guides: readonly ReturnGuide[];
  /** Whether instructions may be shown without requesting a return (`enableFakeReturn`). */
  readonly allowsFakeReturn: boolean;
  /** Business days until the courier comes, at most; absent if not promised. */
  readonly pickupDays?: number;
  /** Whether a booked pickup is cancelled by phone. */
  readonly cancelsPickupByPhone: boolean;
  /** Days within which an exchanged item must be sent back; absent if there is no such limit. */
  readonly returnByDays?: number;
  /** Whether the request of a return asks for a label; if not, no label is sent by post either. */
  readonly requestsLabel: boolean;
  /** Whether a label that is a picture is shown as a code on screen, and instructions have a page of their own (`emeaPaperless`). */
  readonly hasPaperlessLabels: boolean;
  /** Whether an exchange has a label to download and to send even without paper (`emeaPaperless`). */
  readonly labelsExchanges: boolean;
  /** Minutes after the request of a return until its code works; absent if it works at once. */
  readonly codeWaitMinutes?: number;
  /** Whether the request of a return names the method and its carrier, independent of `sendReturnMethodGlobally`. */
  readonly sendsMethod: boolean;
}

/** The rules as shipped. The build adds what they need from the rest of the market. */
export interface ShippedReturnRules extends Omit<ReturnRules, 'guestFees'> {
  /** The fees for guests; a method without a row costs what the carrier charges. */
  readonly guestFees: readonly ShippedFee[];
  /** How addresses are entered and written. */
  readonly addressLayout: AddressLayout;
}

/** One reason; `apiCode` and `apiText` are the values that the service receives. */
export interface ReturnReason {
  readonly key: ReasonKey;
  readonly apiCode: string;
  readonly apiText: string;
}

/** Names a message: `returnReason.tooBig` in each locale is the text of `tooBig`. */
export type ReasonKey = ReasonOf<keyof typeof english>;

type ReasonOf<Id extends string> = Id extends `returnReason.${infer Key}` ? Key : never;

/** A carrier, by its code. */
export type Carrier = 'UPSN' | 'USPS' | 'POSTNL' | 'SAGAWA' | 'ROYALMAIL' | 'DHL' | 'HERMES' | 'SDA' | 'AUPOST';

/** A drop-off at a carrier, or a pickup by one; without a code, by any carrier of the country. */
export interface CarrierMethod {
  readonly name: 'upsDropoff' | 'upsPickup' | 'sagawaPickup' | 'courierPickup';
  readonly carrier?: Carrier;
}

/** The instructions for a return method, step by step; without a carrier, for any that has no guide of its own. */
export interface ReturnGuide {
  readonly name: CarrierMethod['name'] | 'returnToStore';
  readonly carrier?: Carrier;
  /** The subject of the page, which decides its title. */
  readonly kind: 'store' | 'dropoff' | 'pickup' | 'mail' | 'mailbox';
  /** `label` becomes the code of a return without paper. */
  readonly steps: readonly GuideStep[];
}

/** Names a message of the locales. */
export type GuideStep =
  | 'pack'
  | 'label'
  | 'code'
  | 'dropOff'
  | 'dropUps'
  | 'dropUsps'
  | 'dropPostNl'
  | 'dropDhl'
  | 'dropHermes'
  | 'dropRoyalMail'
  | 'dropAuPost'
  | 'dropPost'
  | 'receipt'
  | 'bookPickup'
  | 'bookUps'
  | 'callUps'
  | 'bookSda'
  | 'bookSagawa'
  | 'bookMailbox'
  | 'mailbox'
  | 'handOver'
  | 'handSagawa'
  | 'courierComes'
  | 'handCourier'
  | 'storePack'
  | 'storeShow'
  | 'storeRefund';

export interface GuestFee {
  readonly name: CarrierMethod['name'];
  /** Paid to the carrier, as a minimum; or deducted from the refund. */
  readonly kind: 'from' | 'deducted';
  /** In major units of the market's currency. */
  readonly amount: number;
}

export interface ShippedFee extends GuestFee {
  /** ISO 4217. */
  readonly currency: string;
}
