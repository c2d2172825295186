import { describe, expect, it } from 'vitest';
import type { Failure, Outcome } from '../../../src/http/model/failure.js';
import type { ReturnMessages } from '../../../src/returns/model/return-messages.js';
import { createReturnMessageDesk, type MessageTask } from '../../../src/returns/store/return-messages.js';

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

function createTask(end: Outcome<true> = SENT) {
  const sent: object[] = [];
  let ids = 0;
  const send = (request: object): Promise<Outcome<true>> => {
    sent.push(request);
    return Promise.resolve(end);
  };
  const task: MessageTask = {
    calls: { requestStoreReturnEmail: send, requestNotification: send },
    proof: undefined,
    createId: () => `id-${(ids += 1)}`,
  };
  return { task, sent };
}

/** A tag that hears of what was not sent. */
function createListener() {
  const told: string[] = [];
  return { told, listen: ({ code }: Failure) => void told.push(code) };
}

describe('the messages about a return', () => {
  it('are sent once, whoever asks, and each notification has an id of its own', async () => {
    const desk = createReturnMessageDesk();
    const { task, sent } = createTask();
    await Promise.all([desk.send('RT1', BOTH, task), desk.send('RT1', BOTH, createTask().task)]);
    await desk.send('RT1', BOTH, task);
    expect(sent).toEqual([
      { ...EMAIL, proof: undefined },
      { ...NOTIFICATION, proof: undefined, eventId: 'id-1' },
    ]);
    expect([desk.wasEmailed('RT1'), desk.wasEmailed('RT2')]).toEqual([true, false]);
    await desk.send('RT2', { notification: NOTIFICATION }, task);
    expect(sent).toHaveLength(3);
  });

  it.each<[what: string, end: Outcome<true>, codes: readonly string[]]>([
    ['that failed', FAILED, ['offline', 'offline']],
    [
      'for which there is no service',
      { kind: 'missing' },
      ['service-request-store-return-email-failure', 'service-request-notification-failure'],
    ],
  ])('%s are told to the page, and not sent again', async (_what, end, codes) => {
    const desk = createReturnMessageDesk();
    const { task, sent } = createTask(end);
    const { told, listen } = createListener();
    desk.enter(listen);
    await desk.send('RT1', BOTH, task);
    await desk.send('RT1', BOTH, task);
    expect([told, sent.length, desk.wasEmailed('RT1')]).toEqual([codes, 2, false]);
  });

  it('that nobody wants are not sent', async () => {
    const { task, sent } = createTask();
    await createReturnMessageDesk().send('RT1', {}, task);
    expect(sent).toEqual([]);
  });

  it("are nobody else's business once the shopper is gone", async () => {
    const desk = createReturnMessageDesk();
    const { told, listen } = createListener();
    const sending = desk.send('RT1', BOTH, createTask(FAILED).task);
    desk.wipe();
    await sending;
    desk.enter(listen);
    expect(told).toEqual([]);
  });

  it('are told to one tag, and of several to one that is still there', async () => {
    const desk = createReturnMessageDesk();
    const [first, second, third] = [createListener(), createListener(), createListener()];
    const leave = desk.enter(first.listen);
    desk.enter(second.listen);
    desk.enter(third.listen);
    leave();
    await desk.send('RT1', BOTH, createTask(FAILED).task);
    expect([first.told, second.told, third.told]).toEqual([[], ['offline', 'offline'], []]);
  });

  it('that failed once their tag was gone are told to the next one that comes, once', async () => {
    const desk = createReturnMessageDesk();
    const leave = desk.enter(createListener().listen);
    const sending = desk.send('RT1', { email: EMAIL }, createTask(FAILED).task);
    leave();
    await sending;
    const [next, another] = [createListener(), createListener()];
    desk.enter(next.listen);
    desk.enter(another.listen);
    expect([next.told, another.told]).toEqual([['offline'], []]);
  });

  it('that nobody heard of are nothing to the next shopper', async () => {
    const desk = createReturnMessageDesk();
    await desk.send('RT1', { email: EMAIL }, createTask(FAILED).task);
    desk.wipe();
    const { told, listen } = createListener();
    desk.enter(listen);
    expect(told).toEqual([]);
  });
});
