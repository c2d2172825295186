import { toLatinDigits } from '../../../http/model/phone-number.js';

/** The balance of a gift card. */
export interface GiftCardBalance {
  /** Major units. */
  readonly balance: number;
  /** ISO 4217. */
  readonly currency: string;
}

const NUMBER_DIGITS = 19;
export const PIN_DIGITS = 6;
/** The maximum length of the number's field: the digits and some spaces (orders area, section 5). */
export const NUMBER_LENGTH = 24;
const GROUP = 4;

/** Tells whether a card number is complete, ignoring spaces (orders area, section 5). */
export function isCardNumber(text: string): boolean {
  return toDigits(text).length === NUMBER_DIGITS;
}

export function isPin(text: string): boolean {
  return toDigits(text).length === PIN_DIGITS;
}

/** Returns only the digits; full-width, Arabic and Persian digits count. */
export function toDigits(text: string): string {
  return toLatinDigits(text).replaceAll(/\D/g, '');
}

/** The digits that fit into the field. A surplus one stays, so that a wrong number is not cut to one that looks complete. */
const MOST_DIGITS = 20;

/** Formats a card number in groups of four, as printed on the card. */
export function groupCardNumber(text: string): string {
  const digits = toDigits(text).slice(0, MOST_DIGITS);
  return digits.replaceAll(new RegExp(String.raw`\d{${GROUP}}(?=\d)`, 'g'), '$& ');
}

/** Returns the caret's position in the grouped number, given the number of digits before it. */
export function findGroupedPosition(digitsBefore: number): number {
  return digitsBefore + Math.max(0, Math.floor((digitsBefore - 1) / GROUP));
}
