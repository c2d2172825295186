import type { Order } from '../../../orders/model/order.js';
import { isEmailAddress } from '../../../http/model/phone-number.js';

/** The statement form, as typed. It is stored in memory only. */
export interface StatementValues {
  readonly name: string;
  readonly orderNumber: string;
  readonly email: string;
  /** What the withdrawal is about, where the order cannot be read. */
  readonly about: string;
}

/** The units of each line that the shopper withdraws from, by the line's key; if a line is absent, all of its units are chosen. */
export type ChosenCounts = Readonly<Record<string, number>>;

/** What a statement is made of. */
export interface StatementSource {
  readonly values: StatementValues;
  /** The order, if it could be read. */
  readonly order: Order | undefined;
  readonly counts: ChosenCounts;
}

/** Chosen units of one line of an order. */
export interface ChosenItem {
  readonly orderLineKey: string;
  readonly quantity: number;
}

/** A statement as it is sent and shown. */
export interface Statement {
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
  /** The chosen lines; absent if the order could not be read. */
  readonly items?: readonly ChosenItem[];
  /** What the withdrawal is about, in the shopper's words; absent if nothing was written. */
  readonly note?: string;
  /** The statement as it is sent: its sentence and its facts, one per line. */
  readonly text: string;
  /** The sentence that declares the withdrawal. */
  readonly sentence: string;
  /** The statement's content below its sentence, as shown. */
  readonly facts: readonly StatementFact[];
}

/** One line of a statement. */
export interface StatementFact {
  readonly label: string;
  /** One entry per line; only a list of items has several. */
  readonly values: readonly string[];
}

/** What the service said about a statement. */
export interface WithdrawalReply {
  /** The reference that the service gave the statement. */
  readonly withdrawalId: string;
  /** ISO 8601 with a zone. */
  readonly receivedAt: string;
  /** Where the service sends the receipt, as it writes it; absent if it does not say. */
  readonly sentTo?: string;
  /** The service had a statement for this order from this e-mail address already. */
  readonly isEarlier?: true;
}

/** The longest texts that the service takes, in characters. */
const LONGEST = { name: 256, orderNumber: 64, email: 254 } as const;
const LONGEST_NOTE = 500;

/**
 * Why the shopper cannot continue with a statement: a required field is empty, the e-mail address is invalid, a text is too long, or no
 * item is chosen. There must be no other reason, because nothing else may hinder a withdrawal: every order number is accepted.
 */
export type StatementError = 'incomplete' | 'email' | 'long' | 'items';

/** Finds the first error of a statement. `chosen` is the number of chosen lines; absent if the order cannot be read. */
export function findStatementError(values: StatementValues, chosen: number | undefined): StatementError | undefined {
  const { name, orderNumber, email, about } = values;
  if ([name, orderNumber, email].some((text) => text.trim() === '')) return 'incomplete';
  if (!isReceiptAddress(email)) return 'email';
  const isLong = name.trim().length > LONGEST.name || orderNumber.trim().length > LONGEST.orderNumber;
  if (isLong || countNoteLeft(about) < 0) return 'long';
  return chosen === 0 ? 'items' : undefined;
}

/** Whether the receipt can go to what was typed as an e-mail address. */
export function isReceiptAddress(email: string): boolean {
  return isEmailAddress(email.trim()) && email.trim().length <= LONGEST.email;
}

/** How many characters may still be written. An emoji of one code point counts as one. */
export function countNoteLeft(about: string): number {
  return LONGEST_NOTE - [...about.trim()].length;
}
