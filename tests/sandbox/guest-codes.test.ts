import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAnswerCheck } from '../contract/openapi-document.js';
import { EMAIL, startSandbox, toOrderBody, type Answer, type SandboxUnderTest } from './start-sandbox.js';

const checkAnswer = createAnswerCheck({ isClosed: true });
/** Guests of this order have to prove by a code who they are. */
const GUARDED = 'US10000036';
/** Guests see this order masked until then. */
const MASKED = 'US10000037';
const RIGHT = { orderNumber: GUARDED, email: 'guest@example.com' };
const WRONG = { orderNumber: GUARDED, email: 'other@example.com' };
const MINUTE = 60_000;
const THROTTLED = '000003';
const EXPIRED = '000001';
const USED = '000002';

interface Message {
  readonly to: string;
  readonly orderNumber: string;
  readonly code: string;
}

let sandbox: SandboxUnderTest;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

async function post(call: string, path: string, body: unknown): Promise<Answer & { json: Record<string, unknown> }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await sandbox.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const json = JSON.parse(answer.text) as Record<string, unknown>;
  expect(checkAnswer(call, answer.status, json)).toEqual([]);
  return { ...answer, json };
}

const PATH = '/order_mgmt/guest_challenges/v1';
const request = (pair: object) => post('request-guest-challenge', PATH, { ...pair, country: 'us', language: 'en' });
const send = (id: unknown, code: string) => post('request-guest-token', `${PATH}/${String(id)}/answers`, { code });

async function readMailbox(): Promise<readonly Message[]> {
  return (JSON.parse((await sandbox.request('/sandbox/mailbox')).text) as { mailbox: Message[] }).mailbox;
}

/** Proves the guest of an order. */
async function prove(pair: object = RIGHT): Promise<string> {
  const { json } = await request(pair);
  const code = (await readMailbox()).at(-1)?.code ?? '';
  return String((await send(json['challengeId'], code)).json['guestToken']);
}

describe('a code for a guest', () => {
  it.each([
    [RIGHT, 'email', 'g***@example.com'],
    [WRONG, 'email', 'o***@example.com'],
    [{ ...RIGHT, orderNumber: 'US99999999' }, 'email', 'g***@example.com'],
    [{ orderNumber: GUARDED, phoneNumber: '5035550101' }, 'sms', '•••• 01'],
    [{ orderNumber: GUARDED, phoneNumber: '5035550199' }, 'sms', '•••• 99'],
  ])('is promised alike for right and wrong pairs: %o', async (pair, channel, sentTo) => {
    const { status, json } = await request(pair);
    const { challengeId, ...rest } = json;
    expect([status, rest]).toEqual([202, { channel, sentTo, expiresIn: 600, resendAfter: 30 }]);
    expect(challengeId).toMatch(/^challenge-\w+-1$/);
  });

  it('is sent for right pairs alone', async () => {
    await request(WRONG);
    await request({ ...RIGHT, orderNumber: 'US99999999' });
    expect(await readMailbox()).toEqual([]);
    await request(RIGHT);
    expect(await readMailbox()).toMatchObject([{ to: 'guest@example.com', orderNumber: GUARDED, language: 'en' }]);
  });

  it.each([RIGHT, WRONG])('takes the same time for right and wrong pairs: %o', async (pair) => {
    const startedAt = performance.now();
    const { json } = await request(pair);
    await send(json['challengeId'], '123456');
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(230);
  });

  it('needs one contact', async () => {
    const phoneNumber = '5035550101';
    for (const pair of [{ orderNumber: GUARDED }, { ...RIGHT, phoneNumber }]) {
      expect((await request(pair)).status).toBe(400);
    }
  });

  it('stays the same while it can be used, and is sent again no sooner than announced', async () => {
    const first = await request(RIGHT);
    expect((await request(RIGHT)).json).toEqual(first.json);
    expect(await readMailbox()).toHaveLength(1);
    sandbox.pass(30_000);
    expect((await request(RIGHT)).json).toEqual(first.json);
    const [one, other] = await readMailbox();
    expect(other?.code).toBe(one?.code);
    sandbox.pass(10 * MINUTE);
    expect((await request(RIGHT)).json['challengeId']).not.toBe(first.json['challengeId']);
  });

  it('is accepted once', async () => {
    const { json } = await request(RIGHT);
    const [{ code = '' } = {}] = await readMailbox();
    const right = await send(json['challengeId'], code);
    expect([right.status, right.json]).toMatchObject([200, { expiresIn: 1800 }]);
    const again = await send(json['challengeId'], code);
    expect([again.status, again.json['attemptsLeft']]).toEqual([404, 0]);
  });

  it.each([RIGHT, WRONG])('that is wrong leaves four tries, then three, alike for %o', async (pair) => {
    const { json } = await request(pair);
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(await send(json['challengeId'], '123456'));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(answers.map(({ json: body }) => body['attemptsLeft'])).toEqual([4, 3, 2, 1, 0, 0]);
    expect(new Set(answers.map(({ json: body }) => JSON.stringify(body['errors']))).size).toBe(1);
  });

  it('expires', async () => {
    const { json } = await request(RIGHT);
    const [{ code = '' } = {}] = await readMailbox();
    sandbox.pass(10 * MINUTE);
    const over = await send(json['challengeId'], code);
    expect([over.status, JSON.stringify(over.json['errors'])]).toEqual([404, expect.stringContaining('CODE_EXPIRED')]);
  });

  it.each([RIGHT, WRONG])('that has expired is answered alike for %o, whatever the digits', async (pair) => {
    const { json } = await request(pair);
    sandbox.pass(10 * MINUTE);
    const answer = await send(json['challengeId'], '123456');
    expect([answer.status, answer.json]).toEqual([
      404,
      { errors: [{ code: 'CODE_EXPIRED', message: 'The code has expired.' }], attemptsLeft: 0 },
    ]);
  });

  it.each([
    [EXPIRED, 404, { attemptsLeft: 0, errors: [{ code: 'CODE_EXPIRED' }] }],
    [USED, 404, { attemptsLeft: 0 }],
    [THROTTLED, 429, {}],
  ])('%s has an answer of its own, to try it out', async (code, status, more) => {
    const answer = await send((await request(RIGHT)).json['challengeId'], code);
    expect([answer.status, answer.json]).toMatchObject([status, more]);
    expect(answer.headers.get('retry-after')).toBe(status === 429 ? '30' : null);
  });

  it('of an unknown challenge is wrong', async () => {
    expect((await send('challenge-0-1', '123456')).status).toBe(404);
  });
});

describe('an order whose guest has to prove by a code who they are', () => {
  it('is refused without a token, and not executed', async () => {
    const refused = await sandbox.getSummary(GUARDED);
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('GUEST_PROOF_REQUIRED');
    expect((await sandbox.requestCancel(GUARDED)).status).toBe(403);
  });

  it('is read with the token until that expires', async () => {
    const headers = { ...EMAIL, 'x-guest-token': await prove() };
    expect((await sandbox.getSummary(GUARDED, headers)).status).toBe(200);
    sandbox.pass(30 * MINUTE);
    expect((await sandbox.getSummary(GUARDED, headers)).status).toBe(403);
  });

  it('does not accept another token', async () => {
    const headers = { ...EMAIL, 'x-guest-token': 'gt-other' };
    expect((await sandbox.getSummary(GUARDED, headers)).status).toBe(403);
  });

  it('is not revealed to guests with a wrong contact', async () => {
    expect((await sandbox.getSummary(GUARDED, { 'x-guest-email': 'other%40example.com' })).status).toBe(404);
  });

  it('needs no code of the member who placed it', async () => {
    expect((await sandbox.getOrder(GUARDED)).status).toBe(200);
  });
});

describe('a masked order', () => {
  it('shows address, contact and payment to a proved guest alone', async () => {
    const masked = toOrderBody(await sandbox.getSummary(MASKED));
    expect(masked).toMatchObject({ isMasked: true, payment: [{ paymentDisplayNumber: '••••' }] });
    expect(JSON.stringify(masked)).not.toMatch(/guest@|Doe|4242|1200 Harbor/);
    const headers = { ...EMAIL, 'x-guest-token': await prove({ ...RIGHT, orderNumber: MASKED }) };
    const shown = toOrderBody(await sandbox.getSummary(MASKED, headers));
    expect(shown.isMasked).toBeUndefined();
    expect(JSON.stringify(shown)).toMatch(/Doe.*4242|4242.*Doe/s);
  });
});

it('allows pages of other origins to send the token', async () => {
  const headers = { origin: 'http://localhost:1', 'access-control-request-method': 'GET' };
  const preflight = await sandbox.request('/summary/v1/US10000001', { method: 'OPTIONS', headers });
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-guest-token');
});
