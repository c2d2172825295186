import * as z from 'zod/mini';
import { defineCall } from '../../../http/define-call.js';
import { ONCE_CLASS } from '../../../http/retry-classes.js';
import { SchemaFailure } from '../../../http/errors.js';
import type { Proof } from '../../../http/model/secret.js';
import { countField, enumField, optionalStringField, readWhole, toText } from '../../../http/read/wire-fields.js';
import type { Challenge } from '../model/challenge.js';
import { toLanguage } from '../../../http/model/language.js';

export interface GuestChallengeRequest {
  readonly orderNumber: string;
  /** Where the code goes. A phone number has the market's dial code in front. */
  readonly contact: Proof;
}

/** Asks the service to send a code to a guest. The answer is the same whether or not order and contact belong together. */
export const requestGuestChallenge = defineCall({
  name: 'request-guest-challenge',
  retry: ONCE_CLASS,
  method: 'POST',
  path: '/order_mgmt/guest_challenges/v1',
  toRequest: ({ orderNumber, contact }: GuestChallengeRequest, { country, locale }) => ({
    body: { orderNumber, ...contact, country, language: toLanguage(locale) },
  }),
  toValue: toChallenge,
});

export const guestChallengeSchema = z.object({
  challengeId: z.string().check(z.minLength(1)),
  channel: enumField(['email', 'sms']),
  sentTo: optionalStringField,
  expiresIn: countField,
  resendAfter: countField,
});

/** A longer wait counts as a mistake of the service: no shopper waits an hour for a code. */
const LONGEST_SECONDS = 3_600;

/** @throws SchemaFailure if the answer names no challenge, or not how long its code can be used */
export function toChallenge(wire: unknown): Challenge {
  const { challengeId, channel, sentTo, expiresIn, resendAfter } = readWhole(guestChallengeSchema, wire);
  if (challengeId === '.' || challengeId === '..') throw new SchemaFailure('challengeId');
  const masked = toText(sentTo);
  return {
    id: challengeId,
    channel,
    ...(masked !== undefined && { sentTo: masked }),
    lifeMs: toMs(expiresIn),
    resendMs: toMs(resendAfter),
  };
}

function toMs(seconds: number): number {
  return Math.min(seconds, LONGEST_SECONDS) * 1_000;
}
