import type { ExchangeEngine } from './exchange.js';

/**
 * A commerce engine behind the gateway. The next one is a folder beside `medusa/` that implements this: routes and wire
 * shapes know nothing of an engine. Ids of an engine never leave it, except those of lines and articles.
 */
export interface Engine extends ExchangeEngine, AddressEngine {
  /** A sales order with its parcels and returns; undefined alike for an unknown number and another shopper's order. */
  findOrder(number: string, shopper: Shopper): Promise<Order | undefined>;
  /** A member's orders of one country, newest first; with a search only those that match. */
  listOrders(member: Member, request: PageRequest): Promise<OrderPage>;
  /** Cancels a whole order. */
  cancelOrder(number: string, shopper: Shopper): Promise<CancelResult>;
  /** Cancels units of an order. A line that has fewer of them than it names is refused, and the others are cancelled. */
  cancelLines(number: string, shopper: Shopper, cancellation: LineCancellation): Promise<LineCancelResult>;
  /** What became of the lines of a cancellation, by its id; undefined if this shopper has no such cancellation. */
  findLineCancellation(number: string, shopper: Shopper, id: string): Promise<readonly JudgedLine[] | undefined>;
  /** Requests a return. Of two that ask for the same unit, one is refused. */
  requestReturn(number: string, shopper: Shopper, intent: ReturnIntent): Promise<ReturnResult>;
  /** Cancels a return that nothing was sent of yet; also succeeds if it is cancelled already. */
  cancelReturn(number: string, shopper: Shopper): Promise<ReturnCancelResult>;
  /**
   * Keeps a statement of withdrawal, one for an order number and an e-mail address, and sends its receipt to that address.
   * Whether there is such an order changes neither the result nor its time.
   */
  receiveWithdrawal(statement: Statement): Promise<WithdrawalResult>;
  /**
   * Opens a challenge for an order and a contact, and sends a code if they belong together. Whether they do changes neither the
   * result nor its time.
   */
  challengeGuest(request: ChallengeRequest): Promise<ChallengeResult>;
  /** Compares a code with a challenge; undefined if there is none. Of requests that arrive together, one uses up the code. */
  answerChallenge(id: string, code: string): Promise<CodeVerdict | undefined>;
}

interface AddressEngine {
  /** The member of a token. */
  getMember(member: Member): Promise<MemberAccount>;
  /** Adds an address to the member's account. */
  addAddress(member: Member, address: WrittenAddress): Promise<BookAddress>;
  /** Changes an address of the member's account; undefined if the account has no such address. */
  changeAddress(member: Member, id: string, address: WrittenAddress): Promise<BookAddress | undefined>;
}

interface Asker {
  /** Aborted once nobody waits for the answer. A read then ends; a write that was sent is carried out. */
  readonly signal?: AbortSignal;
}

export interface Member extends Asker {
  readonly token: string;
}

export interface Guest extends Asker {
  readonly email: string;
}

/** Who asks: a member by a token, or a guest by the e-mail address of an order. */
export type Shopper = Member | Guest;

/** The engine does not accept the token. */
export class TokenRefused extends Error {}

export interface PageRequest {
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  readonly count: number;
  /** Opaque, from the page before. */
  readonly anchor?: string;
  readonly search?: OrderSearch;
}

/** What an order has to match, all of it. */
export interface OrderSearch {
  /** As typed: each word is in the number of the order, or in the title, category, colour or article number of a line. */
  readonly text?: string;
  /** A moment, included. */
  readonly placedFrom?: string;
  /** A moment, not included. */
  readonly placedBefore?: string;
  /** One of them is that of a unit. */
  readonly statuses?: readonly SearchedStatus[];
}

export const SEARCHED_STATUSES = ['open', 'delivered', 'returned', 'cancelled'] as const;
export type SearchedStatus = (typeof SEARCHED_STATUSES)[number];

/** The anchor was never issued. */
export class AnchorUnknown extends Error {}

export interface OrderPage {
  readonly orders: readonly Order[];
  readonly next?: string;
}

/** Amounts are exact and in major units; what is shown is rounded in `wire/`. */
export interface Order {
  readonly number: string;
  readonly placedAt: string;
  readonly currency: string;
  readonly email: string;
  readonly isCancelled: boolean;
  readonly isCancellable: boolean;
  /** When the last of its money was taken; absent until all is. */
  readonly paidAt?: string;
  /** Whether prices include their taxes. Otherwise taxes are added. */
  readonly isGross: boolean;
  readonly address?: Address;
  readonly billingAddress?: Address;
  readonly lines: readonly Line[];
  /** What was taken out after the order was placed, of the missing units alone. The sums of the order are without them. */
  readonly cancelledLines: readonly Line[];
  readonly shipping: Amount;
  readonly parcels: readonly Parcel[];
  readonly returns: readonly Return[];
  readonly payments: readonly Payment[];
}

/** What something costs after discounts, net or gross as the order is, and the taxes in it or on it. */
export interface Amount {
  readonly price: number;
  readonly tax: number;
}

export interface Line extends Amount {
  readonly id: string;
  readonly productId: string;
  readonly title: string;
  readonly category?: string;
  readonly image?: string;
  readonly color?: string;
  readonly size?: string;
  readonly styleColor?: string;
  /** The barcode, or else the shop's own number of the article. */
  readonly gtin?: string;
  /** The last part of the address of the product's page. */
  readonly slug?: string;
  /** The article as the cart knows it. */
  readonly article?: string;
  /** The shop still knows the article, so that others may replace it. */
  readonly isExchangeable: boolean;
  readonly quantity: number;
  /** What the line cost without discounts. */
  readonly listPrice: number;
  readonly promotions: readonly string[];
}

/** Units of a line. */
export interface Units {
  readonly lineId: string;
  readonly quantity: number;
}

export interface Parcel {
  readonly packedAt?: string;
  readonly shippedAt?: string;
  readonly deliveredAt?: string;
  readonly trackingUrl?: string;
  /** The carrier's own number of the parcel. */
  readonly trackingNumber?: string;
  readonly units: readonly Units[];
}

export interface Return {
  readonly number: string;
  readonly requestedAt: string;
  readonly state: 'requested' | 'partlyReceived' | 'received' | 'cancelled';
  /** Nothing of it was sent yet, as far as the engine knows. */
  readonly isCancellable: boolean;
  readonly method?: string;
  readonly trackingUrl?: string;
  /** Where the label can be fetched; absent until the carrier has made it. */
  readonly labelUrl?: string;
  readonly fee: Amount;
  readonly units: readonly Units[];
  /** What is sent instead of some of its units, as an order with a number of its own. */
  readonly exchange?: Amount & { readonly number: string };
}

export interface Payment {
  readonly type: string;
  readonly displayNumber?: string;
}

export interface Address {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  readonly line1: string;
  readonly line2?: string;
  readonly city: string;
  readonly state?: string;
  readonly postalCode?: string;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
}

export interface MemberAccount {
  readonly id: string;
  readonly addresses: readonly BookAddress[];
}

/** An address as a member writes it. */
export type WrittenAddress = Address & { readonly isPreferred: boolean };

export type BookAddress = WrittenAddress & { readonly id: string };

export type CancelResult = 'cancelled' | 'alreadyCancelled' | 'tooLate' | 'notFound';

export interface LineCancellation {
  readonly lines: readonly Units[];
  /** The same for repetitions of a request, which are carried out once. */
  readonly key?: string;
}

export interface JudgedLine extends Units {
  readonly status: 'cancelled' | 'refused';
}

/** The `id` has no hyphen. Without one there is nothing to look up: nothing was cancelled, or the whole order. `keyReused` if the key belongs to other lines. */
export type LineCancelResult =
  | { readonly lines: readonly JudgedLine[]; readonly id?: string }
  | { readonly refusal: Exclude<CancelResult, 'cancelled'> | 'keyReused' };

export interface ReturnIntent {
  readonly lines: readonly {
    readonly gtin: string;
    readonly quantity: number;
    readonly reasonCode: string;
    readonly note: string;
  }[];
  readonly method?: string;
}

export type ReturnResult = { readonly returnNumber: string } | { readonly refusal: 'notFound' | 'notReturnable' };

export type ReturnCancelResult = 'cancelled' | 'sentBack' | 'notFound';

/** What a consumer declares, as it was shown to them. */
export interface Statement {
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  readonly language: string;
  /** Units of lines; absent for the whole order. */
  readonly items?: readonly Units[];
  readonly note?: string;
  readonly text: string;
  /** The same for repetitions of a request. */
  readonly key?: string;
}

export interface WithdrawalReceipt {
  /** What the receipt calls the statement. */
  readonly reference: string;
  readonly receivedAt: string;
}

/** `isEarlier` if an earlier request brought the statement; `keyReused` if the key belongs to another statement. */
export type WithdrawalResult = (WithdrawalReceipt & { readonly isEarlier: boolean }) | 'keyReused';

export interface ChallengeRequest {
  /** Of an order, or of a return. */
  readonly orderNumber: string;
  readonly email: string;
  /** A digest of the e-mail address, for the verdict. */
  readonly contact: string;
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  readonly language: string;
}

/** In seconds: how long the code can be used, and when it may be requested again; `retryAfter` if it was requested too often. */
export type ChallengeResult =
  { readonly id: string; readonly expiresIn: number; readonly resendAfter: number } | { readonly retryAfter: number };

/** The digest of the contact that a right code proves. */
export type CodeVerdict = { readonly contact: string } | { readonly attemptsLeft: number };
