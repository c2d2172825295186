import { describe, expect, it, vi } from 'vitest';
import type { Failure, Outcome } from '../../../../src/http/model/failure.js';
import type { Locks } from '../../../../src/platform/locks.js';
import { createLabelSendings, type SendingDeps } from '../../../../src/returns/labels/store/label-sendings.js';
import { createFakeClock } from '../../../support/fake-clock.js';

const NAME = 'email RT1';
const FAILURE: Failure = { code: 'service-request-label-dispatch-failure', retryable: true };
const SENT: Outcome<true> = { kind: 'found', value: true };

const lockWith = (hadToWait: boolean): Locks => ({ hold: (_name, _signal, callback) => callback(hadToWait) });

function play(outcomes: readonly Outcome<true>[], hadToWait = false) {
  const clock = createFakeClock();
  const left = [...outcomes];
  const requestLabel = vi.fn<SendingDeps['requestLabel']>(async () => {
    await new Promise<void>((resolve) => void clock.after(1, resolve));
    return left.shift() ?? SENT;
  });
  const onFail = vi.fn<SendingDeps['onFail']>();
  const sendings = createLabelSendings();
  const deps: SendingDeps = { clock, locks: lockWith(hadToWait), requestLabel, onFail };
  const send = () => sendings.send(NAME, deps);
  return { clock, requestLabel, onFail, sendings, send, state: () => sendings.get(NAME).getState() };
}

describe('sending a label', () => {
  it('is requested once, however often the button is pressed, and stays sent until it is dismissed', async () => {
    const { clock, requestLabel, send, state, sendings } = play([SENT]);
    const sending = send();
    void send();
    void send();
    expect(state().status).toBe('loading');
    await clock.pass(10);
    await sending;
    expect([state().status, requestLabel.mock.calls.length]).toEqual(['sent', 1]);
    await send();
    expect(requestLabel).toHaveBeenCalledTimes(1);
    sendings.dismiss(NAME);
    expect(state().status).toBe('idle');
  });

  it('may be retried after it failed', async () => {
    const { clock, requestLabel, onFail, send, state } = play([{ kind: 'failed', failure: FAILURE }, SENT]);
    const first = send();
    await clock.pass(10);
    await first;
    expect(state()).toEqual({ status: 'failed', failure: FAILURE });
    expect(onFail.mock.calls).toEqual([[FAILURE]]);
    const second = send();
    await clock.pass(10);
    await second;
    expect([state().status, requestLabel.mock.calls.length]).toEqual(['sent', 2]);
  });

  it("is not retried before the service's wait is over", async () => {
    const retryAt = createFakeClock().now() + 60_000;
    const { clock, requestLabel, send } = play([{ kind: 'failed', failure: { ...FAILURE, retryAt } }]);
    const first = send();
    await clock.pass(10);
    await first;
    await send();
    expect(requestLabel).toHaveBeenCalledTimes(1);
  });

  it('stays uncertain until the shopper sends it again', async () => {
    const { clock, send, state, sendings } = play([{ kind: 'failed', failure: { ...FAILURE, isUncertain: true } }]);
    const first = send();
    await clock.pass(10);
    await first;
    sendings.dismiss(NAME);
    expect(state().status).toBe('failed');
    const second = send();
    await clock.pass(10);
    await second;
    expect(state().status).toBe('sent');
  });

  it('is uncertain if another tab was requesting it, without a report to the page', async () => {
    const { requestLabel, onFail, send, state } = play([], true);
    await send();
    expect(state()).toMatchObject({ status: 'failed', failure: { isUncertain: true } });
    expect([requestLabel.mock.calls.length, onFail.mock.calls.length]).toEqual([0, 0]);
  });

  it('is refused if the return does not exist', async () => {
    const { clock, send, state } = play([{ kind: 'missing' }]);
    const sending = send();
    await clock.pass(10);
    await sending;
    expect(state()).toMatchObject({ status: 'failed', failure: { status: 404, retryable: false } });
  });

  it('is reported as slow, and is removed with its shopper', async () => {
    const { clock, send, state, sendings, requestLabel } = play([]);
    requestLabel.mockImplementation(() => new Promise(() => {}));
    void send();
    await clock.pass(3_100);
    expect(state()).toEqual({ status: 'loading', isSlow: true });
    sendings.wipe();
    expect(state().status).toBe('idle');
  });
});
