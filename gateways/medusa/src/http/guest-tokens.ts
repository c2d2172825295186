import { createSigner, isEqual } from './signer.js';

/**
 * Tokens that prove for half an hour that a guest can read the mail of a contact. They are signed and not stored, so that any copy of the
 * gateway accepts them.
 */
export interface GuestTokens {
  /** Returns a digest of a contact. It ignores case, as orders do. */
  toContact(email: string): string;
  /** @param contact the digest of the proved contact */
  issue(contact: string): string;
  isProof(token: string | undefined, email: string): boolean;
}

export const TOKEN_SECONDS = 1_800;

const TOKEN = /^([\w-]{43})\.(\d{1,12})\.([\w-]{43})$/;

export function createGuestTokens(secret: string, now: () => number = Date.now): GuestTokens {
  const sign = createSigner('guest-tokens', secret);
  const toContact = (email: string): string => sign(`contact ${email.trim().toLowerCase()}`);
  const toToken = (contact: string, endsAt: string): string => `${contact}.${endsAt}.${sign(`${contact}.${endsAt}`)}`;
  return {
    toContact,
    issue: (contact) => toToken(contact, String(Math.floor(now() / 1_000) + TOKEN_SECONDS)),
    isProof(token = '', email) {
      const [, , endsAt = '0'] = TOKEN.exec(token) ?? [];
      return isEqual(token, toToken(toContact(email), endsAt)) && Number(endsAt) * 1_000 > now();
    },
  };
}
