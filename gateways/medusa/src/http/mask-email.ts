/** Shows the first character of an address and its domain. */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*@/su, '$1***@');
}
