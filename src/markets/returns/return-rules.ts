import type english from '../../../locales/en.json';
import type { AddressLayout } from '../addresses/postal-layout.js';

/** The rules of a country for returns: data only. They load with the return wizard; no first screen waits for them. */
export interface ReturnRules {
  /** Reasons for a return, in the order of the list. */
  readonly reasons: readonly ReturnReason[];
  /** Shoppers can describe the reason in their own words. */
  readonly asksForText: boolean;
  /** Shoppers can return the ordered quantity, even if the service names a lower one. */
  readonly returnsAsOrdered: boolean;
  /** Return methods if the service offers none. */
  readonly methods: readonly CarrierMethod[];
  /** Stores accept returns. */
  readonly hasStores: boolean;
  /** Explains alternatives to shoppers who choose a store in another country. */
  readonly explainsOtherStore: boolean;
  /** Which method a pickup of the service is. */
  readonly pickup: 'upsPickup' | 'sagawaPickup' | 'courierPickup';
  /** Pickups are hidden, even if the service offers them. */
  readonly hidesPickup: boolean;
  /** The carrier for addresses that only the postal service reaches, and the one for all others (`enableUsps`). */
  readonly postalCarrier?: { readonly standard: Carrier; readonly special: Carrier };
  /** Carriers are free for guests too; elsewhere only for members. */
  readonly isFreeForGuests: boolean;
  /** What a guest pays for each method; for other methods, the carrier's price. */
  readonly guestFees: readonly GuestFee[];
  /** Number of days after the order in which items can be returned. */
  readonly windowDays: number;
  /** Stores accept returns for this number of days after delivery, if that ends earlier. */
  readonly storeWindowDays?: number;
  /** Steps for each return method. The first guide that fits is used. */
  readonly guides: readonly ReturnGuide[];
  /** The tag may show how to make a return without requesting one (`enableFakeReturn`). */
  readonly allowsFakeReturn: boolean;
  /** A courier comes within this number of business days; absent if unknown. */
  readonly pickupDays?: number;
  /** Shoppers cancel a booked pickup by phone. */
  readonly cancelsPickupByPhone: boolean;
  /** Exchanged items must be on their way back within this number of days; absent if unknown. */
  readonly returnByDays?: number;
  /** The request of a return asks for a label. If it does not, labels are not sent by post either. */
  readonly requestsLabel: boolean;
  /**
   * A label that is an image serves as a code on the screen, and instructions have an address of their own
   * (`emeaPaperless`).
   */
  readonly hasPaperlessLabels: boolean;
  /** A paperless exchange still has a label to download and send (`emeaPaperless`). */
  readonly labelsExchanges: boolean;
  /** Minutes from the request of a return until its code works; absent if it works at once. */
  readonly codeWaitMinutes?: number;
  /** The request of a return names the method and its carrier, even without `sendReturnMethodGlobally`. */
  readonly sendsMethod: boolean;
}

/** The rules as shipped, with the facts about the market that the build adds. */
export interface ShippedReturnRules extends Omit<ReturnRules, 'guestFees'> {
  /** What a guest pays for each method; for other methods, the carrier's price. */
  readonly guestFees: readonly ShippedFee[];
  /** How addresses are asked for and written. */
  readonly addressLayout: AddressLayout;
}

/** One reason. The service receives `apiCode` and `apiText`. */
export interface ReturnReason {
  readonly key: ReasonKey;
  readonly apiCode: string;
  readonly apiText: string;
}

/** Names a message: `returnReason.tooBig` of each locale is the wording of `tooBig`. */
export type ReasonKey = ReasonOf<keyof typeof english>;

type ReasonOf<Id extends string> = Id extends `returnReason.${infer Key}` ? Key : never;

/** A carrier by its code of four letters or more. */
export type Carrier = 'UPSN' | 'USPS' | 'POSTNL' | 'SAGAWA' | 'ROYALMAIL' | 'DHL' | 'HERMES' | 'SDA' | 'AUPOST';

/** A method by which a carrier receives or collects the items; without a carrier, any that the country has. */
export interface CarrierMethod {
  readonly name: 'upsDropoff' | 'upsPickup' | 'sagawaPickup' | 'courierPickup';
  readonly carrier?: Carrier;
}

/** The instructions for one return method, step by step; without a carrier, for any carrier that has no guide of its own. */
export interface ReturnGuide {
  readonly name: CarrierMethod['name'] | 'returnToStore';
  readonly carrier?: Carrier;
  /** The kind of instructions, which their heading names. */
  readonly kind: 'store' | 'dropoff' | 'pickup' | 'mail' | 'mailbox';
  /** In a return without paper, `label` stands for the code. */
  readonly steps: readonly GuideStep[];
}

/** The steps. Their messages are named after them. */
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
  /** `from`: the guest pays the carrier at least the amount. `deducted`: the amount is deducted from the refund. */
  readonly kind: 'from' | 'deducted';
  /** In major units of the market's currency. */
  readonly amount: number;
}

export interface ShippedFee extends GuestFee {
  /** ISO 4217. */
  readonly currency: string;
}
