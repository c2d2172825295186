import { describe, expect, it } from 'vitest';
import { CodeStep, type CodeStepDeps, type ProofSubject } from '../../../src/app/guest-proof/store/code-step.js';
import type { Challenge, CodeVerdict } from '../../../src/app/guest-proof/model/challenge.js';
import type { Failure, Outcome } from '../../../src/http/model/failure.js';
import { createFakePlatform } from '../../support/fake-platform.js';
import { openSecrets, seal } from '../../support/secrets.js';

const SUBJECT: ProofSubject = { orderNumber: 'US1000', contact: { email: 'guest@example.com' } };
const CHALLENGE: Challenge = { id: 'c1', channel: 'email', sentTo: 'g***@x.com', lifeMs: 600_000, resendMs: 30_000 };
const SENT: Outcome<Challenge> = { kind: 'found', value: CHALLENGE };
const RIGHT: Outcome<CodeVerdict> = { kind: 'found', value: { kind: 'right', token: seal('t'), lifeMs: 1_800_000 } };
const WRONG: Outcome<CodeVerdict> = { kind: 'missing' };
const FAILURE: Failure = { code: 'service-request-guest-token-failure', retryable: true };
const FAILED = { kind: 'failed', failure: FAILURE } as const;

const toWrong = (attemptsLeft: number): Outcome<CodeVerdict> => ({
  kind: 'found',
  value: { kind: 'wrong', attemptsLeft },
});

interface Setting {
  readonly subject?: ProofSubject;
  readonly challenges?: readonly Outcome<Challenge>[];
  readonly verdicts?: readonly Outcome<CodeVerdict>[];
  readonly linked?: string;
  readonly answersAfterMs?: number;
}

async function start({
  subject = SUBJECT,
  challenges = [SENT],
  verdicts = [],
  linked,
  answersAfterMs = 0,
}: Setting = {}) {
  const { clock, after } = createFakePlatform();
  const requests: unknown[] = [];
  const failures: Failure[] = [];
  const proofs: unknown[] = [];
  const left = { challenges: [...challenges], verdicts: [...verdicts] };
  const answer = async <Value>(outcome: Outcome<Value> | undefined): Promise<Outcome<Value>> => {
    await new Promise<void>((resolve) => void after(answersAfterMs, resolve));
    return outcome ?? FAILED;
  };
  const deps: CodeStepDeps = {
    requestChallenge(request) {
      requests.push(request);
      return answer(left.challenges.length > 1 ? left.challenges.shift() : left.challenges[0]);
    },
    requestToken(request) {
      requests.push(request);
      return answer(left.verdicts.shift());
    },
    clock: { now: () => clock.now(), after },
    isOrderNumber: (text) => /^\w{4,}$/.test(text),
    takeLinkedCode: () => linked,
    onProved: (token, lifeMs) => proofs.push([openSecrets(token), lifeMs]),
    onFailure: (failure) => failures.push(failure),
  };
  const step = new CodeStep(subject, deps);
  step.start();
  await clock.pass(answersAfterMs);
  return { step, clock, requests, failures, proofs, get: () => step.store.getState() };
}

describe('the step that asks for a code', () => {
  it('requests a code at once, and sends it when it is complete', async () => {
    const { step, clock, requests, proofs, get } = await start({ verdicts: [RIGHT] });
    expect(get()).toMatchObject({ challenge: CHALLENGE, work: 'none' });
    step.edit('12345');
    step.edit('123456');
    await clock.pass(0);
    expect(requests).toEqual([SUBJECT, { challengeId: 'c1', code: '123456' }]);
    expect(proofs).toEqual([['t', 1_800_000]]);
  });

  it.each(['123 456', '123-456', ' 1 2 3 4 5 6 ', '１２３４５６', '١٢٣٤٥٦', 'G-123456', '1234567'])(
    'takes a pasted code however it is written: %s',
    async (pasted) => {
      const { step, clock, requests } = await start({ verdicts: [RIGHT] });
      step.edit(pasted);
      await clock.pass(0);
      expect(requests.at(-1)).toEqual({ challengeId: 'c1', code: '123456' });
    },
  );

  it('sends the same code once while it is being checked', async () => {
    const { step, clock, requests } = await start({ verdicts: [RIGHT], answersAfterMs: 1_000 });
    step.edit('123456');
    step.edit('123456');
    step.check();
    step.edit('654321');
    await clock.pass(1_000);
    expect(requests).toHaveLength(2);
  });

  it('uses the code of a link', async () => {
    const { requests, proofs, clock } = await start({ verdicts: [RIGHT], linked: '987654' });
    await clock.pass(0);
    expect(requests.at(-1)).toEqual({ challengeId: 'c1', code: '987654' });
    expect(proofs).toHaveLength(1);
  });

  it.each([
    ['without a number of tries', WRONG, { kind: 'wrong' }],
    ['with the tries left', toWrong(3), { kind: 'wrong', attemptsLeft: 3 }],
    ['used', toWrong(0), { kind: 'used' }],
    ['expired', { kind: 'found', value: { kind: 'expired' } } as const, { kind: 'expired' }],
  ])('says what is wrong with a code: %s', async (_what, verdict, problem) => {
    const { step, clock, get, proofs } = await start({ verdicts: [verdict, RIGHT] });
    step.edit('123456');
    await clock.pass(0);
    expect(get()).toMatchObject({ problem, code: '123456', work: 'none' });
    step.edit('12345');
    expect(get().problem).toBeUndefined();
    step.edit('123457');
    await clock.pass(0);
    expect(proofs).toHaveLength(1);
  });

  it.each([
    ['a wrong code', toWrong(3)],
    ['a code that could not be checked', FAILED],
  ])('changes once when the answer comes: %s', async (_what, verdict) => {
    const { step, clock } = await start({ verdicts: [verdict], answersAfterMs: 200 });
    step.edit('123456');
    const states: string[] = [];
    step.store.subscribe(({ work, problem }) => states.push(`${work} ${problem?.kind}`));
    await clock.pass(200);
    expect(states).not.toContain('none undefined');
  });

  it('keeps the code if it could not be checked, and sends it again on request', async () => {
    const { step, clock, get, proofs, failures } = await start({ verdicts: [FAILED, RIGHT] });
    step.edit('123456');
    await clock.pass(0);
    expect(get()).toMatchObject({ problem: { kind: 'unchecked', failure: FAILURE }, code: '123456' });
    expect(failures).toEqual([FAILURE]);
    step.check();
    await clock.pass(0);
    expect(proofs).toHaveLength(1);
  });

  it('says that a code could not be sent, and tries again on request', async () => {
    const { step, clock, get } = await start({ challenges: [FAILED, SENT] });
    expect(get()).toMatchObject({ problem: { kind: 'unsent' } });
    step.resend();
    await clock.pass(0);
    expect(get().challenge).toMatchObject(CHALLENGE);
    expect(get().problem).toBeUndefined();
  });

  it('waits as long as the service demands', async () => {
    const { clock: probe } = createFakePlatform();
    const throttled = { kind: 'failed', failure: { ...FAILURE, status: 429, retryAt: probe.now() + 20_000 } } as const;
    const { step, clock, get, requests } = await start({ verdicts: [throttled, RIGHT] });
    step.edit('123456');
    await clock.pass(0);
    expect(get().problem?.kind).toBe('throttled');
    step.edit('123457');
    step.check();
    await clock.pass(10_000);
    expect(requests).toHaveLength(2);
    expect(get().now).toBeGreaterThan(probe.now() + 5_000);
    await clock.pass(11_000);
    expect(get().problem).toBeUndefined();
    step.check();
    await clock.pass(0);
    expect(requests).toHaveLength(3);
  });

  it('requests another code no sooner than the service allows, and counts down until then', async () => {
    const { step, clock, get, requests } = await start();
    step.resend();
    await clock.pass(29_000);
    step.resend();
    expect(requests).toHaveLength(1);
    expect((get().challenge?.resendAt ?? 0) - get().now).toBe(1_000);
    await clock.pass(1_000);
    step.resend();
    await clock.pass(0);
    expect(requests).toEqual([SUBJECT, SUBJECT]);
    expect(clock.countTimers()).toBe(1);
  });

  it('says that a code has expired, without a request', async () => {
    const { step, clock, get, requests } = await start();
    step.edit('12345');
    await clock.pass(600_000);
    expect(get().problem).toEqual({ kind: 'expired' });
    expect(get().code).toBe('12345');
    step.edit('123456');
    await clock.pass(0);
    expect(get().problem).toEqual({ kind: 'expired' });
    expect(requests).toHaveLength(1);
    step.resend();
    await clock.pass(0);
    expect(get()).toMatchObject({ problem: undefined, code: '' });
  });

  it('notices that the guest has typed, until another code is sent', async () => {
    const { step, clock, get } = await start({ verdicts: [toWrong(4)] });
    expect(get().hasTyped).toBe(false);
    step.edit('123456');
    await clock.pass(0);
    step.edit('');
    expect(get()).toMatchObject({ hasTyped: true, problem: undefined });
    await clock.pass(30_000);
    step.resend();
    await clock.pass(0);
    expect(get().hasTyped).toBe(false);
  });

  it('says when it is slow', async () => {
    const { step, clock, get } = await start({ verdicts: [toWrong(4)], answersAfterMs: 5_000 });
    step.edit('123456');
    await clock.pass(3_500);
    expect(get()).toMatchObject({ work: 'checking', isSlow: true });
    await clock.pass(2_000);
    expect(get().isSlow).toBe(false);
  });

  it('asks where the code goes if it does not know, and keeps what was typed', async () => {
    const { step, clock, get, requests } = await start({ subject: {} });
    expect([step.asksForContact, requests]).toEqual([true, []]);
    expect(step.submitContact()).toEqual({ orderNumber: true, contact: true });
    step.editContact({ orderNumber: ' US1000 ', email: ' guest@example.com ' });
    expect(step.submitContact()).toEqual({});
    await clock.pass(0);
    expect(requests).toEqual([SUBJECT]);
    step.changeContact();
    expect(get()).toMatchObject({ challenge: undefined, values: { email: ' guest@example.com ' } });
    step.editContact({ channel: 'phone', phoneNumber: '(503) 555-0101' });
    expect(step.submitContact()).toEqual({});
    await clock.pass(0);
    expect(requests.at(-1)).toEqual({ orderNumber: 'US1000', contact: { phoneNumber: '5035550101' } });
  });

  it('lets the contact be corrected if no code could be sent there', async () => {
    const { step, clock, get, requests } = await start({ subject: {}, challenges: [FAILED, SENT] });
    step.editContact({ orderNumber: 'US1000', email: 'gest@example.com' });
    step.submitContact();
    await clock.pass(0);
    expect(get()).toMatchObject({ problem: { kind: 'unsent' }, values: { email: 'gest@example.com' } });
    expect(step.asksForContact).toBe(true);
    step.editContact({ email: 'guest@example.com' });
    step.submitContact();
    await clock.pass(0);
    expect(requests.at(-1)).toEqual(SUBJECT);
    expect(get().challenge).toBeDefined();
  });

  it('forgets the code at its end, ignores late answers and leaves no timer', async () => {
    const { step, clock, get, proofs } = await start({ verdicts: [RIGHT], answersAfterMs: 1_000 });
    step.edit('123456');
    step.dispose();
    expect(get()).toMatchObject({ code: '', challenge: undefined });
    await clock.pass(2_000);
    expect(proofs).toEqual([]);
    expect(clock.countTimers()).toBe(0);
  });
});
