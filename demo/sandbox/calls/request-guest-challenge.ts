import { requestGuestChallengeContract } from '../../../contract/calls/request-guest-challenge.js';
import { CODE_SECONDS, RESEND_SECONDS } from '../guests/create-guest-service.js';
import { toErrorBody, toTooManyMisses } from './error-answer.js';
import { FIXED_TIME_MS, type CallAnswer, type SandboxCall } from './sandbox-call.js';

const ONE_CONTACT: CallAnswer = {
  status: 400,
  body: toErrorBody({
    code: 'REQUEST_INVALID',
    message: 'Either an e-mail address or a phone number is required.',
    field: 'email',
  }),
};

/** Answers right and wrong pairs alike, after the same time. */
export const requestGuestChallenge: SandboxCall = {
  contract: requestGuestChallengeContract,
  drift: {
    nulls: ['sentTo'],
    types: ['sentTo'],
    enums: ['channel'],
    missing: ['challengeId'],
    pictures: [],
  },
  answer({ body }, { address, missLimit, guestService }) {
    const { orderNumber, email, phoneNumber, language } = body as Readonly<Record<string, string>>;
    if ((email === undefined) === (phoneNumber === undefined)) return ONE_CONTACT;
    const delay = missLimit.findDelay(address);
    if (delay > 0) return toTooManyMisses(delay);
    const challengeId = guestService.challenge({
      orderNumber: orderNumber ?? '',
      language: language ?? '',
      ...(email === undefined ? { phone: phoneNumber ?? '' } : { email }),
    });
    return {
      status: 202,
      body: {
        challengeId,
        channel: email === undefined ? 'sms' : 'email',
        sentTo: email === undefined ? maskPhone(phoneNumber ?? '') : maskEmail(email),
        expiresIn: CODE_SECONDS,
        resendAfter: RESEND_SECONDS,
      },
      afterMs: FIXED_TIME_MS,
    };
  },
};

/** Shows the first character of an address and its domain. */
function maskEmail(email: string): string {
  return email.trim().replace(/^(.).*@/s, '$1***@');
}

/** Shows the last two digits of a number. */
function maskPhone(phone: string): string {
  return `•••• ${phone.slice(-2)}`;
}
