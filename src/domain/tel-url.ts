/** Fewest and most digits of a number that can be called (ITU-T E.164 allows 15; short service numbers begin at 3). */
const FEWEST = 3;
const MOST = 15;

/** The address that calls a telephone number, written in any way: `tel:+15035550100`. Absent where it is none. */
export function findTelUrl(text: string | undefined): string | undefined {
  const [, plus = '', rest = ''] = /^\s*(?:tel:)?\s*(\+?)([\d\s().\-/]+)$/.exec(text ?? '') ?? [];
  const digits = rest.replace(/\D/g, '');
  return digits.length >= FEWEST && digits.length <= MOST ? `tel:${plus}${digits}` : undefined;
}
