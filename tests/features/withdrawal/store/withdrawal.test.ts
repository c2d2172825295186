import { describe, expect, it } from 'vitest';
import type { Statement, WithdrawalReply } from '../../../../src/features/withdrawal/model/statement.js';
import { WithdrawalSubmission, type WithdrawalState } from '../../../../src/features/withdrawal/store/withdrawal.js';
import type { Failure, Outcome } from '../../../../src/http/model/failure.js';
import { locks as realLocks, type Locks } from '../../../../src/platform/locks.js';
import { createFakeClock } from '../../../support/fake-clock.js';
import { settle } from '../../../support/settle.js';

const STATEMENT: Statement = {
  ...{ orderNumber: 'DE1', name: 'Robin Doe', email: 'robin@example.com' },
  ...{ sentence: 'I withdraw.', facts: [], text: 'I withdraw.' },
};
const REPLY: WithdrawalReply = { withdrawalId: 'WD1', receivedAt: '2026-11-21T12:00:00Z' };
const EARLIER: WithdrawalReply = { ...REPLY, isEarlier: true };
const CODE = 'service-request-withdrawal-failure';
const LOST: Failure = { code: CODE, retryable: true, isUncertain: true };

function createScene(locks: Locks = realLocks) {
  const clock = createFakeClock();
  const sent: Statement[] = [];
  const answers: ((outcome: Outcome<WithdrawalReply>) => void)[] = [];
  const ends: WithdrawalState[] = [];
  const deps = {
    ...{ locks, clock },
    onSettled: (state: WithdrawalState) => void ends.push(state),
    call: (statement: Statement) => {
      sent.push(statement);
      return new Promise<Outcome<WithdrawalReply>>((resolve) => void answers.push(resolve));
    },
  };
  const withdrawal = new WithdrawalSubmission('DE1');
  return {
    ...{ clock, withdrawal, sent, ends },
    getState: () => withdrawal.store.getState(),
    submit: (statement = STATEMENT) => withdrawal.submit(deps, statement),
    async answer(outcome: Outcome<WithdrawalReply>) {
      await settle();
      answers.shift()?.(outcome);
      await settle();
    },
  };
}

describe('a statement of withdrawal', () => {
  it('is sent once, however often it is confirmed', async () => {
    const scene = createScene();
    for (let press = 0; press < 5; press += 1) scene.submit();
    await scene.answer({ kind: 'found', value: REPLY });
    scene.submit();
    await settle();
    expect(scene.sent).toEqual([STATEMENT]);
    expect(scene.getState()).toEqual({ status: 'done', reply: REPLY, statement: STATEMENT });
    expect(scene.ends).toHaveLength(1);
  });

  it('is reported as slow after three seconds', async () => {
    const scene = createScene();
    scene.submit();
    await settle();
    await scene.clock.pass(3_000);
    expect(scene.getState()).toEqual({ status: 'loading', isSlow: true });
  });

  it('is not sent again before a wait is over', async () => {
    const scene = createScene();
    scene.submit();
    const retryAt = scene.clock.now() + 5_000;
    await scene.answer({ kind: 'failed', failure: { code: CODE, retryable: true, retryAt } });
    scene.submit();
    await settle();
    expect(scene.sent).toHaveLength(1);
    await scene.clock.pass(5_000);
    scene.submit();
    await settle();
    expect(scene.sent).toHaveLength(2);
  });

  it('is no earlier one if its own answer was lost', async () => {
    const scene = createScene();
    scene.submit();
    await scene.answer({ kind: 'failed', failure: LOST });
    scene.submit();
    await scene.answer({ kind: 'found', value: EARLIER });
    expect(scene.getState()).toEqual({ status: 'done', reply: REPLY, statement: STATEMENT });
  });

  it('finds an earlier one if another text was lost, or nothing', async () => {
    for (const lost of [{ ...STATEMENT, text: 'Another.' }, undefined]) {
      const scene = createScene();
      if (lost) {
        scene.submit(lost);
        await scene.answer({ kind: 'failed', failure: LOST });
      }
      scene.submit();
      await scene.answer({ kind: 'found', value: EARLIER });
      expect(scene.getState()).toMatchObject({ status: 'done', reply: EARLIER });
    }
  });

  it('is in doubt if another tab was sending one', async () => {
    const scene = createScene({ hold: (_name, _signal, callback) => callback(true) });
    scene.submit();
    await settle();
    expect(scene.sent).toEqual([]);
    expect(scene.getState()).toMatchObject({ status: 'failed', failure: { isUncertain: true } });
  });

  it('fails if the service has no such call', async () => {
    const scene = createScene();
    scene.submit();
    await scene.answer({ kind: 'missing' });
    expect(scene.getState()).toMatchObject({ status: 'failed', failure: { retryable: false, status: 404 } });
  });

  it('is forgotten with the session, and its answer is dropped', async () => {
    const scene = createScene();
    scene.submit();
    await settle();
    scene.withdrawal.abort();
    await scene.answer({ kind: 'found', value: REPLY });
    expect([scene.getState(), scene.ends]).toEqual([{ status: 'idle' }, []]);
  });
});
