import type { ExchangeEngine } from './exchange.js';

/**
 * A commerce engine behind the gateway. To add another engine, create a folder beside `medusa/` that implements this interface: routes and
 * wire shapes do not depend on an engine. An engine's ids never leave the gateway, except those of lines and articles.
 */
export interface Engine extends ExchangeEngine, AddressEngine {
  /** Finds a sales order with its parcels and returns; undefined for an unknown number and for another shopper's order. */
  findOrder(number: string, shopper: Shopper): Promise<Order | undefined>;
  /** Lists a member's orders of one country, newest first; with a search, only those that match. */
  listOrders(member: Member, request: PageRequest): Promise<OrderPage>;
  /** Cancels a whole order. */
  cancelOrder(number: string, shopper: Shopper): Promise<CancelResult>;
  /** Cancels units of an order. A line with fewer units than requested is refused; the others are cancelled. */
  cancelLines(number: string, shopper: Shopper, cancellation: LineCancellation): Promise<LineCancelResult>;
  /** Finds the results of a cancellation of lines by its id; undefined if this shopper has no such cancellation. */
  findLineCancellation(number: string, shopper: Shopper, id: string): Promise<readonly JudgedLine[] | undefined>;
  /** Requests a return. Of two requests for the same unit, one is refused. */
  requestReturn(number: string, shopper: Shopper, intent: ReturnIntent): Promise<ReturnResult>;
  /** Cancels a return of which nothing was sent yet. Also succeeds if it is already cancelled. */
  cancelReturn(number: string, shopper: Shopper): Promise<ReturnCancelResult>;
  /**
   * Stores a statement of withdrawal, one for each order number and e-mail address, and sends its receipt to that address. Whether the
   * order exists changes neither the result nor its time.
   */
  receiveWithdrawal(statement: Statement): Promise<WithdrawalResult>;
  /**
   * Opens a challenge for an order and a contact, and sends a code if they belong together. Whether they do changes neither the
   * result nor its time.
   */
  challengeGuest(request: ChallengeRequest): Promise<ChallengeResult>;
  /** Compares a code with a challenge; undefined if there is no such challenge. Of simultaneous requests, only one uses up the code. */
  answerChallenge(id: string, code: string): Promise<CodeVerdict | undefined>;
}

interface AddressEngine {
  /** Reads the account of the member with this token. */
  getMember(member: Member): Promise<MemberAccount>;
  /** Adds an address to the member's account. */
  addAddress(member: Member, address: WrittenAddress): Promise<BookAddress>;
  /** Changes an address of the member's account; undefined if the account has no such address. */
  changeAddress(member: Member, id: string, address: WrittenAddress): Promise<BookAddress | undefined>;
}

interface Asker {
  /** Aborted once the caller no longer waits for the answer. A read then ends; a write that was sent is carried out. */
  readonly signal?: AbortSignal;
}

export interface Member extends Asker {
  readonly token: string;
}

export interface Guest extends Asker {
  readonly email: string;
}

/** The shopper who sends a request: a member with a token, or a guest with the e-mail address of an order. */
export type Shopper = Member | Guest;

/** The engine does not accept the token. */
export class TokenRefused extends Error {}

export interface PageRequest {
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  readonly count: number;
  /** The opaque anchor from the previous page. */
  readonly anchor?: string;
  readonly search?: OrderSearch;
}

/** The criteria of a search. An order has to match all of them. */
export interface OrderSearch {
  /** As typed. Each word must occur in the order number, or in the title, category, colour or article number of a line. */
  readonly text?: string;
  /** ISO 8601, inclusive. */
  readonly placedFrom?: string;
  /** ISO 8601, exclusive. */
  readonly placedBefore?: string;
  /** A unit of the order has one of these statuses. */
  readonly statuses?: readonly SearchedStatus[];
}

export const SEARCHED_STATUSES = ['open', 'delivered', 'returned', 'cancelled'] as const;
export type SearchedStatus = (typeof SEARCHED_STATUSES)[number];

/** The gateway has not issued this anchor. */
export class AnchorUnknown extends Error {}

export interface OrderPage {
  readonly orders: readonly Order[];
  readonly next?: string;
}

/** An order. Its amounts are exact and in major units; `wire/` rounds what is shown. */
export interface Order {
  readonly number: string;
  readonly placedAt: string;
  readonly currency: string;
  readonly email: string;
  readonly isCancelled: boolean;
  readonly isCancellable: boolean;
  /** When the last payment was captured; absent until everything is paid. */
  readonly paidAt?: string;
  /** Whether prices include their taxes. Otherwise taxes are added. */
  readonly isGross: boolean;
  readonly address?: Address;
  readonly billingAddress?: Address;
  readonly lines: readonly Line[];
  /** Lines with the units that were removed after the order was placed. The sums of the order do not include them. */
  readonly cancelledLines: readonly Line[];
  readonly shipping: Amount;
  readonly parcels: readonly Parcel[];
  readonly returns: readonly Return[];
  readonly payments: readonly Payment[];
}

/** The price of something after discounts, net or gross as in its order, and its taxes, which are included or added accordingly. */
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
  /** The barcode, or otherwise the shop's own article number. */
  readonly gtin?: string;
  /** The last segment of the product page's address. */
  readonly slug?: string;
  /** The article's id in a cart. */
  readonly article?: string;
  /** Whether the article is still in the shop's catalogue, so that others may replace it. */
  readonly isExchangeable: boolean;
  readonly quantity: number;
  /** The price of the line without discounts. */
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
  /** The carrier's number of the parcel. */
  readonly trackingNumber?: string;
  readonly units: readonly Units[];
}

export interface Return {
  readonly number: string;
  readonly requestedAt: string;
  readonly state: 'requested' | 'partlyReceived' | 'received' | 'cancelled';
  /** Whether nothing of it was sent yet, as far as the engine knows. */
  readonly isCancellable: boolean;
  readonly method?: string;
  readonly trackingUrl?: string;
  /** The address of the label; absent until the carrier has made it. */
  readonly labelUrl?: string;
  readonly fee: Amount;
  readonly units: readonly Units[];
  /** The order that replaces some of its units, which has a number of its own. */
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

/** An address as a member entered it. */
export type WrittenAddress = Address & { readonly isPreferred: boolean };

export type BookAddress = WrittenAddress & { readonly id: string };

export type CancelResult = 'cancelled' | 'alreadyCancelled' | 'tooLate' | 'notFound';

export interface LineCancellation {
  readonly lines: readonly Units[];
  /** Equal for repetitions of a request, which are carried out only once. */
  readonly key?: string;
}

export interface JudgedLine extends Units {
  readonly status: 'cancelled' | 'refused';
}

/** The `id` contains no hyphen; it is absent if nothing, or the whole order, was cancelled. `keyReused`: the key belongs to other lines. */
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

/** A consumer's declaration, as the page showed it. */
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
  /** Equal for repetitions of a request. */
  readonly key?: string;
}

export interface WithdrawalReceipt {
  /** The statement's number on the receipt. */
  readonly reference: string;
  readonly receivedAt: string;
}

/** `isEarlier`: an earlier request sent the statement. `keyReused`: the key belongs to another statement. */
export type WithdrawalResult = (WithdrawalReceipt & { readonly isEarlier: boolean }) | 'keyReused';

export interface ChallengeRequest {
  /** The number of an order or of a return. */
  readonly orderNumber: string;
  readonly email: string;
  /** A digest of the e-mail address, which the verdict contains. */
  readonly contact: string;
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  readonly language: string;
}

/** Seconds: how long the code can be used, and when another one may be requested. `retryAfter`: codes were requested too often. */
export type ChallengeResult =
  | { readonly id: string; readonly expiresIn: number; readonly resendAfter: number }
  | { readonly retryAfter: number };

/** The digest of the contact that a right code proves, or the number of tries left. */
export type CodeVerdict = { readonly contact: string } | { readonly attemptsLeft: number };
