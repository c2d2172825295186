import type english from '../../../locales/en.json';
import type { AddressLayout } from '../addresses/postal-layout.js';

/** What differs by country once something goes back: data only. It comes with the return wizard, and no first screen waits for it. */
export interface ReturnRules {
  /** Why things go back, in the order in which a shopper is asked. */
  readonly reasons: readonly ReturnReason[];
  /** Shoppers may say more in their own words. */
  readonly asksForText: boolean;
  /** As many of a line go back as were ordered, whatever the service counts as returnable. */
  readonly returnsAsOrdered: boolean;
  /** The ways back where the service names none. */
  readonly methods: readonly CarrierMethod[];
  /** Stores take returns. */
  readonly hasStores: boolean;
  /** Who chooses a store of another country is also told where to look instead. */
  readonly explainsOtherStore: boolean;
  /** What a pickup is that the service names. */
  readonly pickup: 'upsPickup' | 'sagawaPickup' | 'courierPickup';
  /** Pickups are not shown, whatever the service names. */
  readonly hidesPickup: boolean;
  /** Which carrier goes where the postal service alone does, and which one everywhere else (`enableUsps`). */
  readonly postalCarrier?: { readonly standard: Carrier; readonly special: Carrier };
  /** Carriers cost nobody anything; elsewhere they are free for members alone. */
  readonly isFreeForGuests: boolean;
  /** What a guest pays; a method without a row costs what the carrier asks. */
  readonly guestFees: readonly GuestFee[];
  /** For so many days after an order something can go back. */
  readonly windowDays: number;
  /** Stores take it for so many days after it was delivered, where that is sooner. */
  readonly storeWindowDays?: number;
  /** What a shopper does for each way back, in the order in which a fitting one is looked for. */
  readonly guides: readonly ReturnGuide[];
  /** A return may be shown how to be made without being asked for (`enableFakeReturn`). */
  readonly allowsFakeReturn: boolean;
  /** A courier comes within so many business days; absent where nobody says. */
  readonly pickupDays?: number;
  /** A pickup that was booked is cancelled by phone. */
  readonly cancelsPickupByPhone: boolean;
  /** What is exchanged has to be on its way back within so many days; absent where nobody says. */
  readonly returnByDays?: number;
  /** The request of a return asks for a label; where it does not, none is sent by post either. */
  readonly requestsLabel: boolean;
  /** A label that is a picture stands for a code on a screen, and instructions have an address of their own (`emeaPaperless`). */
  readonly hasPaperlessLabels: boolean;
  /** Without paper, what is exchanged has a label to fetch and to send all the same (`emeaPaperless`). */
  readonly labelsExchanges: boolean;
  /** How long after a return was asked for its code begins to work; at once where it is absent. */
  readonly codeWaitMinutes?: number;
  /** The request of a return names the method and its carrier, with or without `sendReturnMethodGlobally`. */
  readonly sendsMethod: boolean;
}

/** The rules as they ship. What else they need to know of the market is added by the build. */
export interface ShippedReturnRules extends Omit<ReturnRules, 'guestFees'> {
  /** What a guest pays; a method without a row costs what the carrier asks. */
  readonly guestFees: readonly ShippedFee[];
  /** How addresses are asked for and written. */
  readonly addressLayout: AddressLayout;
}

/** One reason; `apiCode` and `apiText` are what the service is told. */
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

/** Brought to a carrier or fetched by one; without a code, any that the country has. */
export interface CarrierMethod {
  readonly name: 'upsDropoff' | 'upsPickup' | 'sagawaPickup' | 'courierPickup';
  readonly carrier?: Carrier;
}

/** How something goes back, step by step; without a carrier, with any that has no guide of its own. */
export interface ReturnGuide {
  readonly name: CarrierMethod['name'] | 'returnToStore';
  readonly carrier?: Carrier;
  /** What the page is about: it is called by that. */
  readonly kind: 'store' | 'dropoff' | 'pickup' | 'mail' | 'mailbox';
  /** `label` is the code of a return without paper. */
  readonly steps: readonly GuideStep[];
}

/** Wording is found by it. */
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
  /** Paid to the carrier, that much at least; or taken off the refund. */
  readonly kind: 'from' | 'deducted';
  /** In major units of the market's currency. */
  readonly amount: number;
}

export interface ShippedFee extends GuestFee {
  /** ISO 4217. */
  readonly currency: string;
}
