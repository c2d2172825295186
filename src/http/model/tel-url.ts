import type { SafeUrl } from './safe-url.js';

/** Fewest and most digits of a number that can be called (ITU-T E.164 allows 15; short service numbers begin at 3). */
const FEWEST = 3;
const MOST = 15;

/** One run of signs, so that however long a text is, one look at it is enough. */
const WRITTEN = /^\+?[\d\s().\-/]+$/;

/** The address that calls a telephone number, written in any way: `tel:+15035550100`. Absent where it is none. */
export function findTelUrl(text = ''): SafeUrl | undefined {
  const number = text.trim().replace(/^tel:\s*/, '');
  const digits = number.replace(/\D/g, '');
  const isNumber = WRITTEN.test(number) && digits.length >= FEWEST && digits.length <= MOST;
  return isNumber ? (`tel:${number.startsWith('+') ? '+' : ''}${digits}` as SafeUrl) : undefined;
}
