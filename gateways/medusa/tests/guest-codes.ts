import { GUEST, type Bench, type CallAnswer } from './bench.js';
import { query } from './database.js';
import { readShared } from './shared.js';

export const CHALLENGES = '/order_mgmt/guest_challenges/v1';

export interface Challenge {
  readonly challengeId: string;
  readonly channel: string;
  readonly sentTo: string;
  readonly expiresIn: number;
  readonly resendAfter: number;
}

interface Mail {
  readonly at: string;
  readonly to: string;
  readonly template: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export const toPath = (challengeId: string): string => `${CHALLENGES}/${challengeId}/answers`;

export function challenge(bench: Bench, orderNumber: string, email = GUEST): Promise<CallAnswer> {
  return bench.call('request-guest-challenge', {
    path: CHALLENGES,
    body: { orderNumber, email, country: 'us', language: 'en' },
  });
}

export function answer(bench: Bench, challengeId: string, code: string): Promise<CallAnswer> {
  return bench.call('request-guest-token', { path: toPath(challengeId), body: { code } });
}

/** The codes that the shop has sent for an order, oldest first. */
export async function listCodes(orderNumber: string): Promise<string[]> {
  const read = async (url: string): Promise<Mail[]> =>
    ((await (await fetch(`${url}/mailbox`)).json()) as { messages: Mail[] }).messages;
  const mails = (await Promise.all(readShared().medusaUrls.map(read))).flat();
  return mails
    .filter(({ template, data }) => template === 'orders-area-guest-code' && data['order_number'] === orderNumber)
    .sort((one, other) => one.at.localeCompare(other.at))
    .map(({ data }) => String(data['code']));
}

/** Makes a challenge older by some seconds. */
export async function age(challengeId: string, seconds: number): Promise<void> {
  await query(
    `update orders_area_guest_code
     set sent_at = sent_at - make_interval(secs => $2), expires_at = expires_at - make_interval(secs => $2)
     where id = $1`,
    [challengeId, seconds],
  );
}
