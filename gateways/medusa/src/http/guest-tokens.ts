import { createSigner, isEqual } from './signer.js';

/** What proves for half an hour that a guest reads the mail of a contact. Nothing is kept: any copy of the gateway accepts it. */
export interface GuestTokens {
  /** A digest of a contact. Upper and lower case are the same, as they are for orders. */
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
