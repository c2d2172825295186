import { toLatinDigits } from '../../../http/model/phone-number.js';
import type { Secret } from '../../../http/model/secret.js';

/** A code that the service sent, or would have sent if order and contact belonged together. */
export interface Challenge {
  readonly id: string;
  readonly channel: 'email' | 'sms' | 'unknown';
  /** Where the code goes, masked; absent if the service did not say. */
  readonly sentTo?: string;
  /** How long the code can be used. */
  readonly lifeMs: number;
  /** How long to wait before another code is requested. */
  readonly resendMs: number;
}

/** The service's verdict on a code. `wrong`: the code is wrong or used up, and `attemptsLeft` says how many tries are left. */
export type CodeVerdict =
  | { readonly kind: 'right'; readonly token: Secret; readonly lifeMs: number }
  | { readonly kind: 'wrong'; readonly attemptsLeft: number }
  | { readonly kind: 'expired' };

/** The number of digits of a code. */
export const CODE_LENGTH = 6;

/** The digits of a typed or pasted code, which may have spaces and hyphens between them. */
export function toCode(text: string): string {
  return toLatinDigits(text).replace(/\D/g, '').slice(0, CODE_LENGTH);
}
