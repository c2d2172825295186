import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { AnchorUnknown } from '../engine.js';

/** Where a page of a list begins; it contains an id of Medusa. */
type Place = Readonly<Record<string, string>>;

export interface Anchors {
  seal(place: Place): string;
  /** @throws AnchorUnknown for anything that `seal` did not return */
  open(anchor: string): Place;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts the anchors of pages. In Medusa, the id of an order opens it without any proof, so no answer may contain one in plain text. */
export function createAnchors(secret: string): Anchors {
  const key = createHash('sha256').update(`anchors ${secret}`).digest();
  return {
    seal(place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv);
      const text = Buffer.concat([cipher.update(JSON.stringify(place)), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(anchor) {
      try {
        const bytes = Buffer.from(anchor, 'base64url');
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES));
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
        return JSON.parse(text.toString()) as Place;
      } catch {
        throw new AnchorUnknown();
      }
    },
  };
}
