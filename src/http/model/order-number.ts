/** 4 to 32 ASCII letters or digits, case-sensitive (orders area, section 5). Never corrected: a wrong number must stay wrong. */
export function isOrderNumber(text: string): boolean {
  return /^[A-Za-z0-9]{4,32}$/.test(text);
}
