import type { SafeUrl } from './safe-url.js';

/** Fewest and most digits of a callable number (ITU-T E.164 allows 15; short service numbers start at 3). */
const FEWEST = 3;
const MOST = 15;

/** A single character class, so that matching takes linear time for any length. */
const WRITTEN = /^\+?[\d\s().\-/]+$/;

/** The `tel:` address of a phone number in any notation: `tel:+15035550100`. Absent if the text is no phone number. */
export function findTelUrl(text = ''): SafeUrl | undefined {
  const number = text.trim().replace(/^tel:\s*/, '');
  const digits = number.replace(/\D/g, '');
  const isNumber = WRITTEN.test(number) && digits.length >= FEWEST && digits.length <= MOST;
  return isNumber ? (`tel:${number.startsWith('+') ? '+' : ''}${digits}` as SafeUrl) : undefined;
}
