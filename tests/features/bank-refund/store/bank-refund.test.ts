import { describe, expect, it } from 'vitest';
import type { BankRefundRequest } from '../../../../src/features/bank-refund/api/request-bank-refund.js';
import type { Failure, Outcome } from '../../../../src/http/model/failure.js';
import { locks as realLocks, type Locks } from '../../../../src/platform/locks.js';
import { createBankRefunds, type BankRefundState } from '../../../../src/features/bank-refund/store/bank-refund.js';
import { createFakeClock } from '../../../support/fake-clock.js';
import { settle } from '../../../support/settle.js';
import { seal } from '../../../support/secrets.js';

const REQUEST: BankRefundRequest = {
  orderNumber: 'RT1',
  email: seal('guest@example.com'),
  account: { firstName: seal('Robin'), lastName: seal('Doe'), iban: seal('NL91ABNA0417164300') },
  proof: undefined,
};
const FAILURE: Failure = { code: 'service-request-bank-refund-failure', retryable: true };

function createScene(locks: Locks = realLocks) {
  const clock = createFakeClock();
  const refunds = createBankRefunds();
  const sent: BankRefundRequest[] = [];
  const answers: ((outcome: Outcome<true>) => void)[] = [];
  const ends: BankRefundState[] = [];
  const deps = {
    locks,
    clock,
    onSettled: (state: BankRefundState) => void ends.push(state),
    call: (request: BankRefundRequest) => {
      sent.push(request);
      return new Promise<Outcome<true>>((resolve) => void answers.push(resolve));
    },
  };
  const refund = refunds.get('RT1');
  return {
    ...{ clock, refunds, refund, sent, ends, deps },
    getState: () => refund.store.getState(),
    submit: () => refund.submit(deps, REQUEST),
    retry: () => refund.retry(deps, REQUEST),
    async answer(outcome: Outcome<true>) {
      await settle();
      answers.shift()?.(outcome);
      await settle();
    },
  };
}

describe('the account for a refund', () => {
  it('is sent once, however often it is submitted, and not again once it was accepted', async () => {
    const scene = createScene();
    scene.submit();
    scene.submit();
    await scene.answer({ kind: 'found', value: true });
    scene.submit();
    await settle();
    expect(scene.sent).toEqual([REQUEST]);
    expect(scene.getState()).toEqual({ status: 'done' });
    expect(scene.ends).toEqual([{ status: 'done' }]);
  });

  it('is shared by all tags for one return, and is not stored', async () => {
    const scene = createScene();
    expect(scene.refunds.get('RT1')).toBe(scene.refund);
    expect(scene.refunds.get('RT2')).not.toBe(scene.refund);
    scene.submit();
    await scene.answer({ kind: 'found', value: true });
    expect(JSON.stringify(scene.refund)).not.toContain('NL91');
  });

  it('is reported as slow after three seconds', async () => {
    const scene = createScene();
    scene.submit();
    await settle();
    expect(scene.getState()).toEqual({ status: 'loading', isSlow: false });
    await scene.clock.pass(3_000);
    expect(scene.getState()).toEqual({ status: 'loading', isSlow: true });
  });

  it("is sent again after a failure only by the failure's Retry, or once the failure was dismissed", async () => {
    const scene = createScene();
    scene.submit();
    await scene.answer({ kind: 'failed', failure: FAILURE });
    await scene.clock.pass(120_000);
    scene.submit();
    expect(scene.sent).toHaveLength(1);
    scene.retry();
    await scene.answer({ kind: 'failed', failure: FAILURE });
    expect(scene.sent).toHaveLength(2);
    scene.refund.dismiss();
    scene.submit();
    await scene.answer({ kind: 'found', value: true });
    expect(scene.sent).toHaveLength(3);
    expect(scene.getState()).toEqual({ status: 'done' });
  });

  it('with an uncertain result is sent again only by its own Retry', async () => {
    const scene = createScene();
    const failure = { ...FAILURE, isUncertain: true } as const;
    scene.submit();
    await scene.answer({ kind: 'failed', failure });
    scene.refund.dismiss();
    scene.retry();
    scene.submit();
    await settle();
    expect(scene.sent).toHaveLength(1);
    expect(scene.getState()).toEqual({ status: 'failed', failure });
    scene.retry();
    await scene.answer({ kind: 'found', value: true });
    expect(scene.sent).toHaveLength(2);
    expect(scene.getState()).toEqual({ status: 'done' });
  });

  it('waits as long as the service asked for, even if the failure was dismissed', async () => {
    const scene = createScene();
    const failure = { ...FAILURE, status: 429, retryAt: scene.clock.now() + 5_000 };
    scene.submit();
    await scene.answer({ kind: 'failed', failure });
    scene.refund.dismiss();
    expect(scene.getState()).toEqual({ status: 'idle' });
    scene.submit();
    expect(scene.getState()).toEqual({ status: 'failed', failure });
    scene.retry();
    expect(scene.getState()).toEqual({ status: 'failed', failure });
    expect(scene.sent).toHaveLength(1);
    await scene.clock.pass(5_000);
    scene.retry();
    await settle();
    expect(scene.sent).toHaveLength(2);
  });

  it('of an unknown return cannot be retried', async () => {
    const scene = createScene();
    scene.submit();
    await scene.answer({ kind: 'missing' });
    expect(scene.getState()).toMatchObject({ status: 'failed', failure: { retryable: false, status: 404 } });
  });

  it('is not sent if another tab was sending: its result is uncertain', async () => {
    const scene = createScene({ hold: (_name, _signal, callback) => callback(true) });
    scene.submit();
    await settle();
    expect(scene.sent).toEqual([]);
    expect(scene.getState()).toMatchObject({ status: 'failed', failure: { isUncertain: true, retryable: true } });
  });

  it('that fails unexpectedly can be retried', async () => {
    const scene = createScene({ hold: () => Promise.reject(new Error('gone')) });
    scene.submit();
    await settle();
    expect(scene.getState()).toMatchObject({ status: 'failed', failure: { code: 'unexpected' } });
  });

  it('of a former shopper ends with the session, and is no longer reported', async () => {
    const scene = createScene();
    scene.submit();
    await settle();
    scene.refunds.wipe();
    await scene.answer({ kind: 'found', value: true });
    expect(scene.getState()).toEqual({ status: 'idle' });
    expect(scene.ends).toEqual([]);
    expect(scene.refunds.get('RT1')).not.toBe(scene.refund);
  });
});
