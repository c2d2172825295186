import { requestGuestTokenContract } from '../../../contract/calls/request-guest-token.js';
import { SLOW_CODE, THROTTLED_CODE, TOKEN_SECONDS } from '../guests/create-guest-service.js';
import { toErrorBody, toTooManyMisses } from './error-answer.js';
import { FIXED_TIME_MS, type SandboxCall } from './sandbox-call.js';

const THROTTLED_SECONDS = 30;
const SLOW_MS = 5_000;

const WRONG = { code: 'CODE_WRONG', message: 'The code is wrong or used.' };
const EXPIRED = { code: 'CODE_EXPIRED', message: 'The code has expired.' };

export const requestGuestToken: SandboxCall = {
  contract: requestGuestTokenContract,
  drift: { nulls: [], types: ['expiresIn'], enums: [], missing: ['guestToken'], pictures: [] },
  answer({ path, body }, { address, missLimit, guestService }) {
    const code = String(body['code']);
    const delay = code === THROTTLED_CODE ? THROTTLED_SECONDS : missLimit.findDelay(address);
    if (delay > 0) return toTooManyMisses(delay);
    const { token, attemptsLeft, isExpired } = guestService.answer(path['challengeId'] ?? '', code) ?? {};
    const afterMs = code === SLOW_CODE ? SLOW_MS : FIXED_TIME_MS;
    if (token !== undefined) return { status: 200, body: { guestToken: token, expiresIn: TOKEN_SECONDS }, afterMs };
    missLimit.recordMiss(address);
    const errors = toErrorBody(isExpired ? EXPIRED : WRONG);
    return { status: 404, body: { ...errors, ...(attemptsLeft !== undefined && { attemptsLeft }) }, afterMs };
  },
};
