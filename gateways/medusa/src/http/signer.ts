import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Returns a function that signs texts: a keyed digest in base64url, 43 characters. A signature is valid only for its purpose. */
export function createSigner(purpose: string, secret: string): (text: string) => string {
  const key = createHash('sha256').update(`${purpose} ${secret}`).digest();
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}

/** Compares two texts in a time that does not reveal where they differ. */
export function isEqual(one: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
}
