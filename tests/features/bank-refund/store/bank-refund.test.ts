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
  it('is sent once, however often it is submitted, and not again once it was taken', async () => {
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

  it('is one and the same of one return for all tags, and nothing of it is kept', async () => {
    const scene = createScene();
    expect(scene.refunds.get('RT1')).toBe(scene.refund);
    expect(scene.refunds.get('RT2')).not.toBe(scene.refund);
    scene.submit();
    await scene.answer({ kind: 'found', value: true });
    expect(JSON.stringify(scene.refund)).not.toContain('NL91');
  });

  it('says that it takes long after three seconds', async () => {
    const scene = createScene();
    scene.submit();
    await settle();
    expect(scene.getState()).toEqual({ status: 'loading', isSlow: false });
    await scene.clock.pass(3_000);
    expect(scene.getState()).toEqual({ status: 'loading', isSlow: true });
  });

  it('goes out again after a failure only by the box that tells of it, or once that was read', async () => {
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

  it('that may have been taken goes out again by the box that says so, and by nothing else', async () => {
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

  it('waits as long as the service asked for, over the box that told of it', async () => {
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

  it('of a return that nobody knows cannot be tried again', async () => {
    const scene = createScene();
    scene.submit();
    await scene.answer({ kind: 'missing' });
    expect(scene.getState()).toMatchObject({ status: 'failed', failure: { retryable: false, status: 404 } });
  });

  it('is not sent where another tab was sending: nobody knows what became of that', async () => {
    const scene = createScene({ hold: (_name, _signal, callback) => callback(true) });
    scene.submit();
    await settle();
    expect(scene.sent).toEqual([]);
    expect(scene.getState()).toMatchObject({ status: 'failed', failure: { isUncertain: true, retryable: true } });
  });

  it('that fails unexpectedly can be tried again', async () => {
    const scene = createScene({ hold: () => Promise.reject(new Error('gone')) });
    scene.submit();
    await settle();
    expect(scene.getState()).toMatchObject({ status: 'failed', failure: { code: 'unexpected' } });
  });

  it('of a former shopper ends with the session, and says nothing more', async () => {
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
