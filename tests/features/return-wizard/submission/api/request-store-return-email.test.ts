import { describe, expect, it } from 'vitest';
import { createTestContext } from '../../../../support/call-context.js';
import type { CallUnderTest } from '../../../../support/call-under-test.js';
import { NOTIFICATION, STORE_RETURN_EMAIL } from '../../../../support/return-calls-under-test.js';
import { answer } from '../../../../support/scripted-fetch.js';

/** The outcome of a message that is answered with this status and text. */
async function send(call: CallUnderTest, status: number, body: string | undefined) {
  const context = createTestContext();
  context.platform.network.script(answer(status, body));
  const { kind } = await call.run(context, new AbortController().signal);
  return [kind, context.platform.network.requests.length];
}

describe('the answer to a message', () => {
  it.each<[status: number, body: string, ends: readonly [email: string, notification: string]]>([
    [200, '', ['found', 'found']],
    [200, '{"sent":false}', ['found', 'found']],
    [200, 'OK', ['found', 'found']],
    [201, '{}', ['failed', 'found']],
    [202, '', ['failed', 'found']],
    [204, '', ['failed', 'found']],
    [200, '  <html>Sign in</html>', ['failed', 'failed']],
    [400, '{}', ['failed', 'failed']],
  ])('of status %i with "%s" gives, for an e-mail and a notification: %j', async (status, body, [email, word]) => {
    const text = status === 204 ? undefined : body;
    expect(await send(STORE_RETURN_EMAIL, status, text)).toEqual([email, 1]);
    expect(await send(NOTIFICATION, status, text)).toEqual([word, 1]);
  });
});

it('a message has the contact of a guest like every other call', async () => {
  for (const call of [STORE_RETURN_EMAIL, NOTIFICATION]) {
    const context = createTestContext();
    context.platform.network.script(answer(200, {}));
    await call.run(context, new AbortController().signal);
    const [request] = context.platform.network.requests;
    expect(request?.headers.get('x-guest-email')).toBe('guest%40example.com');
    expect(request?.url).not.toMatch(/guest|503/);
  }
});
