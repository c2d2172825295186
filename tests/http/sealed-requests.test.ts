import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { CALL_CLASSES } from '../../src/http/model/call-classes.js';
import type { IdempotencyKeys } from '../../src/http/call-context.js';
import { getOrder } from '../../src/orders/api/get-order.js';
import { Secret } from '../../src/http/model/secret.js';
import { createTestContext, type CallContextOptions } from '../support/call-context.js';
import { watchCall, type CallUnderTest } from '../support/call-under-test.js';
import { CANCEL_JOB, EVERY_CALL, ORDER, ORDER_SUMMARY } from '../support/calls-under-test.js';
import { seal } from '../support/secrets.js';
import { answer, networkError, type Reply } from '../support/scripted-fetch.js';

const WRITES = EVERY_CALL.filter(({ name }) => CALL_CLASSES[name] === 'write');
const OTHERS = EVERY_CALL.filter((call) => !WRITES.includes(call));
const { signal } = new AbortController();

/** The response of a browser for a redirect that it must not follow. */
const redirect: Reply = () => {
  const response = new Response(null);
  Object.defineProperties(response, { type: { value: 'opaqueredirect' }, status: { value: 0 }, ok: { value: false } });
  return Promise.resolve(response);
};
/** The response if a wrapper around fetch followed a redirect anyway. */
const followed =
  (body: unknown): Reply =>
  () => {
    const response = Response.json(body);
    Object.defineProperty(response, 'redirected', { value: true });
    return Promise.resolve(response);
  };

async function run(call: CallUnderTest, replies: readonly [Reply, ...Reply[]], options: CallContextOptions = {}) {
  const context = createTestContext({ tokens: ['old', 'new'], ...options });
  context.platform.network.script(...replies);
  const watched = watchCall(context.platform.clock, call.run(context, signal));
  await context.platform.clock.pass(120_000);
  return { outcome: watched.outcome, requests: context.platform.network.requests, requested: context.tokenRequests };
}

describe.each(EVERY_CALL)('a request of $name', (call) => {
  it('tells the browser to follow no redirect', async () => {
    const { requests } = await run(call, [answer(200, call.soundBody)]);
    expect(requests.map(({ init }) => init.redirect)).toEqual(['manual']);
  });

  it('is refused before it is sent if a secret belongs to another origin', async () => {
    const context = createTestContext();
    const sent = call.run(
      { ...context, getAccessToken: () => Promise.resolve({ token: seal('t', 'https://evil.example') }) },
      signal,
    );
    await expect(Promise.resolve(sent)).resolves.toMatchObject({ kind: 'failed' });
    expect(context.platform.network.requests).toEqual([]);
  });
});

describe.each(OTHERS)('a redirect of $name', (call) => {
  it('counts as signed out: another token is requested once', async () => {
    const { outcome, requests, requested } = await run(call, [redirect]);
    expect(outcome).toEqual({
      kind: 'failed',
      failure: { code: 'service-redirected', call: call.name, status: 401, retryable: false },
    });
    expect([requests.length, requested]).toEqual([2, ['call', 'expired']]);
  });

  it('has no effect if the new token is accepted', async () => {
    expect((await run(call, [redirect, answer(200, call.soundBody)])).outcome).toMatchObject({ kind: 'found' });
  });
});

describe.each(WRITES)('a redirect of $name', (call) => {
  it('leaves the write uncertain, and it is sent once', async () => {
    const { outcome, requests } = await run(call, [redirect]);
    expect(outcome).toEqual({
      kind: 'failed',
      failure: { code: 'service-redirected', call: call.name, retryable: true, isUncertain: true },
    });
    expect(requests).toHaveLength(1);
  });
});

describe('an answer that came from another address', () => {
  it('is refused, even if a wrapper of the page followed the redirect', async () => {
    const { outcome } = await run(ORDER_SUMMARY, [followed(ORDER_SUMMARY.soundBody)]);
    expect(outcome).toMatchObject({ kind: 'failed', failure: { code: 'service-redirected' } });
  });
});

describe('an answer about another resource', () => {
  it.each<[CallUnderTest, object]>([
    [ORDER, { ...(ORDER.soundBody as object), orderNumber: 'A1001' }],
    [ORDER_SUMMARY, { ...ORDER_SUMMARY.soundBody, orderNumber: 'a1000' }],
    [CANCEL_JOB, { ...(CANCEL_JOB.soundBody as object), jobId: 'job-2' }],
    ...EVERY_CALL.filter(({ name }) => /^get-(return|deferred-payment)-job$/.test(name)).map(
      (call): [CallUnderTest, object] => [call, { ...(call.soundBody as object), jobId: 'job-2' }],
    ),
    ...EVERY_CALL.filter(({ name }) => name === 'get-curbside-interaction').map((call): [CallUnderTest, object] => [
      call,
      { ...(call.soundBody as object), id: 'arrival-2' },
    ]),
  ])('is refused: $0.name', async (call, body) => {
    const { outcome, requests } = await run(call, [answer(200, body)]);
    const failure = { code: 'service-answer-mismatched', call: call.name, retryable: true };
    expect(outcome).toEqual({ kind: 'failed', failure });
    expect(requests).toHaveLength(1);
  });
});

describe('a 5xx answer to a write', () => {
  const errors = { errors: [{ code: 'INTERNAL', message: 'Something broke.' }] };

  it.each(
    WRITES.flatMap((call) =>
      [500, 501, 502, 503, 504, 599].flatMap((status) => [
        [call, status, 'a JSON body', answer(status, errors)] as const,
        [call, status, 'a wait', answer(status, errors, { 'retry-after': '2' })] as const,
        [call, status, 'no body', answer(status)] as const,
      ]),
    ),
  )('leaves it uncertain: $0.name, %i with %s', async (...[call, , , reply]) => {
    const { outcome, requests } = await run(call, [reply]);
    expect(outcome).toMatchObject({ kind: 'failed', failure: { isUncertain: true, retryable: true } });
    expect(requests).toHaveLength(1);
  });
});

describe('the idempotency key of a write', () => {
  function createKeys() {
    const keys = new Map<string, string>();
    let count = 0;
    const idempotencyKeys: IdempotencyKeys = {
      get(write) {
        const key = keys.get(write) ?? `key-${(count += 1)}`;
        keys.set(write, key);
        return key;
      },
      settle: (write) => void keys.delete(write),
    };
    return { idempotencyKeys, countOpen: () => keys.size };
  }

  /** Sends a write several times, and returns the key of each request. */
  async function sendEach(call: CallUnderTest, replies: readonly Reply[]) {
    const { idempotencyKeys, countOpen } = createKeys();
    const sent: (string | null)[] = [];
    for (const reply of replies) {
      const { requests } = await run(call, [reply], { idempotencyKeys });
      sent.push(...requests.map(({ headers }) => headers.get('idempotency-key')));
    }
    return { sent, open: countOpen() };
  }

  it.each(WRITES)('is reused while $name may not have taken effect, and is replaced after an answer', async (call) => {
    const sound = answer(200, call.soundBody);
    const { sent, open } = await sendEach(call, [networkError, answer(500), answer(429), redirect, sound, sound]);
    expect(sent).toEqual(['key-1', 'key-1', 'key-1', 'key-1', 'key-1', 'key-2']);
    expect(open).toBe(0);
  });

  it.each(WRITES)('is replaced after $name was refused', async (call) => {
    const { sent } = await sendEach(call, [answer(422, { errors: [] }), networkError]);
    expect(sent).toEqual(['key-1', 'key-2']);
  });

  it.each(WRITES)('is reused when $name is replayed with another token', async (call) => {
    const { idempotencyKeys } = createKeys();
    const { requests } = await run(call, [answer(401), answer(200, call.soundBody)], { idempotencyKeys });
    expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1', 'key-1']);
  });

  it.each(OTHERS)('is not sent with $name, which is no write', async (call) => {
    const { idempotencyKeys } = createKeys();
    const { requests } = await run(call, [answer(200, call.soundBody)], { idempotencyKeys });
    expect(requests.some(({ headers }) => headers.has('idempotency-key'))).toBe(false);
  });

  it('is not sent if the service accepts none', async () => {
    for (const call of WRITES) {
      const { requests } = await run(call, [answer(200, call.soundBody)]);
      expect(requests[0]?.headers.has('idempotency-key')).toBe(false);
    }
  });
});

describe("headers of the retailer's gateway", () => {
  const FORGED = {
    Authorization: 'Bearer forged',
    'X-Guest-Email': 'forged',
    'X-Guest-Phone': 'forged',
    'X-Visitor-Id': 'forged',
    'Content-Type': 'text/plain',
    Accept: 'text/html',
    'Idempotency-Key': 'forged',
  };

  it.each(EVERY_CALL)('override nothing that $name sets', async (call) => {
    const { idempotencyKeys } = { idempotencyKeys: { get: () => 'key-1', settle: () => undefined } };
    const plain = await run(call, [answer(200, call.soundBody)], { idempotencyKeys });
    const forged = await run(call, [answer(200, call.soundBody)], { idempotencyKeys, headers: FORGED });
    const names = [...(plain.requests[0]?.headers.keys() ?? [])];
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(forged.requests[0]?.headers.get(name)).toBe(plain.requests[0]?.headers.get(name));
  });
});

describe('a secret', () => {
  it('reveals nothing of its value when printed or serialised', () => {
    const secret = seal('NL91ABNA0417164300');
    expect(inspect(secret, { depth: 9, showHidden: true })).not.toContain('NL91');
    expect([JSON.stringify(secret), Object.keys(secret)]).toEqual(['{}', []]);
  });

  it('opens for its own origin only', () => {
    const secret = new Secret('t0ken', 'https://api.shop.example');
    expect(Secret.open(secret, 'https://api.shop.example')).toBe('t0ken');
    for (const origin of [
      'https://api.shop.example:8443',
      'http://api.shop.example',
      'https://shop.example',
      'null',
      '',
    ]) {
      expect(() => Secret.open(secret, origin)).toThrow(TypeError);
    }
  });

  it('of a member never reaches a guest call: an order read without a token carries none', async () => {
    const context = createTestContext();
    context.platform.network.script(answer(200, ORDER.soundBody));
    await getOrder(context, { orderNumber: 'A1000' }, signal);
    expect(context.platform.network.requests[0]?.headers.has('authorization')).toBe(false);
  });
});
