/** Longest address that mail systems accept (RFC 5321), which also bounds the work of the pattern. */
const MAX_LENGTH = 254;

/** The usual shape of an e-mail address: something, an at sign, and a host with a dot. Half a character cannot be sent. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && /^[^\s@\p{Cs}]+@[^\s@.\p{Cs}]+(?:\.[^\s@.\p{Cs}]+)+$/u.test(text);
}
