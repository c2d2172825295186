/** What is left on a gift card. */
export interface GiftCardBalance {
  /** Major units. */
  readonly balance: number;
  /** ISO 4217. */
  readonly currency: string;
}

const NUMBER_DIGITS = 19;
export const PIN_DIGITS = 6;
/** What a field of numbers takes: the digits, and a few blanks among them (orders area, section 5). */
export const NUMBER_LENGTH = 24;
const GROUP = 4;

/** Whether a card number is whole, whatever blanks stand in it (orders area, section 5). */
export function isCardNumber(text: string): boolean {
  return toDigits(text).length === NUMBER_DIGITS;
}

export function isPin(text: string): boolean {
  return toDigits(text).length === PIN_DIGITS;
}

/** The digits alone; the wide ones of East Asian keyboards count. */
export function toDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '');
}

/** A card number in groups of four, as it stands on the card; what is too much is left out. */
export function groupCardNumber(text: string): string {
  const digits = toDigits(text).slice(0, NUMBER_DIGITS);
  return digits.replaceAll(new RegExp(String.raw`\d{${GROUP}}(?=\d)`, 'g'), '$& ');
}

/** Where the caret stands in the groups, with so many digits before it. */
export function findGroupedPlace(digitsBefore: number): number {
  return digitsBefore + Math.max(0, Math.floor((digitsBefore - 1) / GROUP));
}
