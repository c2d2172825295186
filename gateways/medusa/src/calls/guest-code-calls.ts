import type { Hono } from 'hono';
import type { GatewaySettings } from '../create-gateway.js';
import { createInvalid, Refusal } from '../http/answers.js';
import { TOKEN_SECONDS } from '../http/guest-tokens.js';
import { maskEmail } from '../http/mask-email.js';
import { isEmail, readAudience, readBody, readNumberOf } from '../http/read-request.js';

const PATH = '/order_mgmt/guest_challenges/v1';
const CODE = /^\d{6}$/;

/** `request-guest-challenge` and `request-guest-token`. No code is sent to a phone number, because Medusa compares none. */
export function addGuestCodeCalls(app: Hono, { engine, guestTokens }: GatewaySettings): void {
  app.post(PATH, async (c) => {
    const body = await readBody(c);
    const orderNumber = readNumberOf(body, 'orderNumber');
    const email = typeof body['email'] === 'string' ? body['email'].trim() : '';
    if (!isEmail(email)) throw createInvalid('email');
    const contact = guestTokens.toContact(email);
    const result = await engine.challengeGuest({ orderNumber, email, contact, ...readAudience(body) });
    if ('retryAfter' in result) {
      const message = 'Too many codes were requested.';
      throw new Refusal(429, { code: 'TOO_MANY_CODES', message }, { retryAfter: result.retryAfter });
    }
    const { id, expiresIn, resendAfter } = result;
    const sentTo = maskEmail(email);
    return c.json({ challengeId: id, channel: 'email', sentTo, expiresIn, resendAfter }, 202);
  });
  app.post(`${PATH}/:id/answers`, async (c) => {
    const { code } = await readBody(c);
    if (typeof code !== 'string' || !CODE.test(code)) throw createInvalid('code');
    const verdict = await engine.answerChallenge(c.req.param('id'), code);
    if (verdict && 'contact' in verdict) {
      return c.json({ guestToken: guestTokens.issue(verdict.contact), expiresIn: TOKEN_SECONDS });
    }
    const message = 'The code is wrong, expired or used.';
    throw new Refusal(404, { code: 'CODE_WRONG', message }, { others: verdict });
  });
}
