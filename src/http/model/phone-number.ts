/** How a guest proves that an order is theirs. `phoneNumber` has digits only; the market's dial code is added when it is sent. */
export type Contact = { readonly email: string } | { readonly phoneNumber: string };

/** Separators that people write in phone numbers, and invisible characters that copying adds. */
const SEPARATORS = /[\s().+/\-\u2010-\u2015\u2212\p{Cf}]/gu;
/** Arabic-Indic and extended Arabic-Indic digits; full-width ones are handled by NFKC. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Whether a text has 3 to 16 digits, ignoring separators (orders area, section 5); checked before a dial code is added. */
export function isPhoneNumber(text: string): boolean {
  return /^\d{3,16}$/.test(toPhoneDigits(text));
}

/**
 * Formats a phone number for the guest check and the guest header: digits only, and in markets with a dial code, `+` and the code in
 * front, unless the digits already start with it.
 */
export function toGuestPhone(text: string, dialCode: string | undefined): string {
  const digits = toPhoneDigits(text);
  if (dialCode === undefined) return digits;
  return digits.startsWith(dialCode) ? `+${digits}` : `+${dialCode}${digits}`;
}

/** The digits of an entered phone number, without separators. */
export function toPhoneDigits(text: string): string {
  return toLatinDigits(text).replace(SEPARATORS, '');
}

/** Replaces full-width, Arabic and Persian digits by Latin ones. */
export function toLatinDigits(text: string): string {
  return text.normalize('NFKC').replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** The longest address that mail systems accept (RFC 5321); it also limits the work of the pattern. */
const MAX_LENGTH = 254;

/** Whether a text has the usual shape of an e-mail address: a name, an at sign, and a host with a dot. Lone surrogates cannot be sent. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && /^[^\s@\p{Cs}]+@[^\s@.\p{Cs}]+(?:\.[^\s@.\p{Cs}]+)+$/u.test(text);
}
