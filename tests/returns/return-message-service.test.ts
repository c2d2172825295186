import { describe, expect, it } from 'vitest';
import type { Failure, Outcome } from '../../src/http/model/failure.js';
import type { ReturnMessages } from '../../src/returns/model/return-messages.js';
import { createReturnMessageService, type MessageDeps } from '../../src/returns/return-message-service.js';

const EMAIL = { orderNumber: 'US1', returnNumber: 'RT1', to: 'guest@example.com', firstName: 'Robin' };
const NOTIFICATION = {
  eventType: 'STORE_RETURN',
  orderNumber: 'US1',
  phoneNumber: '5035550101',
  givenName: 'Robin',
  familyName: 'Doe',
} as const;
const BOTH: ReturnMessages = { email: EMAIL, notification: NOTIFICATION };
const SENT: Outcome<true> = { kind: 'found', value: true };
const FAILED: Outcome<true> = { kind: 'failed', failure: { code: 'offline', retryable: true } };

function createDeps(end: Outcome<true> = SENT) {
  const sent: object[] = [];
  let ids = 0;
  const send = (request: object): Promise<Outcome<true>> => {
    sent.push(request);
    return Promise.resolve(end);
  };
  const deps: MessageDeps = {
    calls: { requestStoreReturnEmail: send, requestNotification: send },
    proof: undefined,
    createId: () => `id-${(ids += 1)}`,
  };
  return { deps, sent };
}

/** A tag that records failures to send. */
function createListener() {
  const events: string[] = [];
  return { events, listen: ({ code }: Failure) => void events.push(code) };
}

describe('the messages about a return', () => {
  it('are sent once for all callers, and each notification has a unique id', async () => {
    const service = createReturnMessageService();
    const { deps, sent } = createDeps();
    await Promise.all([service.send('RT1', BOTH, deps), service.send('RT1', BOTH, createDeps().deps)]);
    await service.send('RT1', BOTH, deps);
    expect(sent).toEqual([
      { ...EMAIL, proof: undefined },
      { ...NOTIFICATION, proof: undefined, eventId: 'id-1' },
    ]);
    expect([service.wasEmailed('RT1'), service.wasEmailed('RT2')]).toEqual([true, false]);
    await service.send('RT2', { notification: NOTIFICATION }, deps);
    expect(sent).toHaveLength(3);
  });

  it.each<[what: string, end: Outcome<true>, codes: readonly string[]]>([
    ['that failed', FAILED, ['offline', 'offline']],
    [
      'without a service',
      { kind: 'missing' },
      ['service-request-store-return-email-failure', 'service-request-notification-failure'],
    ],
  ])('%s are reported to the page, and not sent again', async (_what, end, codes) => {
    const service = createReturnMessageService();
    const { deps, sent } = createDeps(end);
    const { events, listen } = createListener();
    service.enter(listen);
    await service.send('RT1', BOTH, deps);
    await service.send('RT1', BOTH, deps);
    expect([events, sent.length, service.wasEmailed('RT1')]).toEqual([codes, 2, false]);
  });

  it('that are switched off are not sent', async () => {
    const { deps, sent } = createDeps();
    await createReturnMessageService().send('RT1', {}, deps);
    expect(sent).toEqual([]);
  });

  it('are not reported after the shopper has gone', async () => {
    const service = createReturnMessageService();
    const { events, listen } = createListener();
    const sending = service.send('RT1', BOTH, createDeps(FAILED).deps);
    service.wipe();
    await sending;
    service.enter(listen);
    expect(events).toEqual([]);
  });

  it('are reported to one tag, which must still be connected', async () => {
    const service = createReturnMessageService();
    const [first, second, third] = [createListener(), createListener(), createListener()];
    const leave = service.enter(first.listen);
    service.enter(second.listen);
    service.enter(third.listen);
    leave();
    await service.send('RT1', BOTH, createDeps(FAILED).deps);
    expect([first.events, second.events, third.events]).toEqual([[], ['offline', 'offline'], []]);
  });

  it('that failed after their tag was removed are reported once to the next one', async () => {
    const service = createReturnMessageService();
    const leave = service.enter(createListener().listen);
    const sending = service.send('RT1', { email: EMAIL }, createDeps(FAILED).deps);
    leave();
    await sending;
    const [next, another] = [createListener(), createListener()];
    service.enter(next.listen);
    service.enter(another.listen);
    expect([next.events, another.events]).toEqual([['offline'], []]);
  });

  it('that were not reported do not reach the next shopper', async () => {
    const service = createReturnMessageService();
    await service.send('RT1', { email: EMAIL }, createDeps(FAILED).deps);
    service.wipe();
    const { events, listen } = createListener();
    service.enter(listen);
    expect(events).toEqual([]);
  });
});
