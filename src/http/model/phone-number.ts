/** How a guest proves that an order is theirs. `phoneNumber` is its digits; what sends it puts the market's dial code before them. */
export type Contact = { readonly email: string } | { readonly phoneNumber: string };

/** Signs people write between the digits of a phone number, and the invisible ones that come along when it is copied. */
const SEPARATORS = /[\s().+/\-\u2010-\u2015\u2212\p{Cf}]/gu;
/** Arabic-Indic and extended Arabic-Indic digits; full-width ones are handled by NFKC. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** 3 to 16 digits as typed, separators aside (orders area, section 5); checked before any dial code is put in front. */
export function isPhoneNumber(text: string): boolean {
  return /^\d{3,16}$/.test(toPhoneDigits(text));
}

/**
 * The form in which the guest credential check and the guest header carry a phone number: digits only, and where the market
 * has a dial code, `+` and the code in front unless the digits already begin with it.
 */
export function toGuestPhone(text: string, dialCode: string | undefined): string {
  const digits = toPhoneDigits(text);
  if (dialCode === undefined) return digits;
  return digits.startsWith(dialCode) ? `+${digits}` : `+${dialCode}${digits}`;
}

/** The digits of what was typed, without what people write between them. */
export function toPhoneDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(SEPARATORS, '');
}

/** Longest address that mail systems accept (RFC 5321), which also bounds the work of the pattern. */
const MAX_LENGTH = 254;

/** The usual shape of an e-mail address: something, an at sign, and a host with a dot. Half a character cannot be sent. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && /^[^\s@\p{Cs}]+@[^\s@.\p{Cs}]+(?:\.[^\s@.\p{Cs}]+)+$/u.test(text);
}
