/**
 * Derives a 13-digit product number with a valid check digit from a text; the same text always gives the same number.
 */
export function toGtin(text: string): string {
  let hash = 7;
  for (const sign of text) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 999_999_937;
  const digits = `200${String(hash).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
