import { describe, expect, it } from 'vitest';
import type { TypedCard } from '../../../../src/features/gift-card/api/get-gift-card-balance.js';
import { NO_GUESSES } from '../../../../src/app/state/registry.js';
import type { Failure, Outcome } from '../../../../src/http/model/failure.js';
import type { GiftCardBalance } from '../../../../src/features/gift-card/model/gift-card.js';
import { createStore } from 'zustand/vanilla';
import { createBalanceForm } from '../../../../src/features/gift-card/store/gift-card.js';
import { createFakeClock } from '../../../support/fake-clock.js';
import { settle } from '../../../support/settle.js';

const NUMBER = '6006 4912 3456 7890 123';
const FOUND: Outcome<GiftCardBalance> = { kind: 'found', value: { balance: 73.5, currency: 'USD' } };
const FAILURE: Failure = { code: 'service-get-gift-card-balance-failure', retryable: true };

function createPage() {
  const clock = createFakeClock();
  const guesses = createStore(() => NO_GUESSES);
  return { clock, guesses };
}

function createScene({ clock, guesses } = createPage(), findCurrency = () => Promise.resolve('USD')) {
  const requested: { readonly request: TypedCard; readonly signal: AbortSignal }[] = [];
  const answers: ((outcome: Outcome<GiftCardBalance>) => void)[] = [];
  const failures: string[] = [];
  const card = createBalanceForm({
    getBalance(request, signal) {
      requested.push({ request, signal });
      return new Promise((resolve) => void answers.push(resolve));
    },
    guesses,
    findCurrency,
    clock,
    onFailure: ({ code }, severity) => void failures.push(`${severity} ${code}`),
  });
  return {
    ...{ card, clock, requested, failures },
    state: () => card.store.getState(),
    async requestBalance(pin = '123456') {
      card.edit({ number: NUMBER, pin });
      card.submit();
      await settle();
    },
    async answer(outcome: Outcome<GiftCardBalance>) {
      answers.shift()?.(outcome);
      await settle();
    },
  };
}

describe('a gift card', () => {
  it('is requested once, in digits, in the currency of the market', async () => {
    const scene = createScene();
    await scene.requestBalance();
    scene.card.submit();
    await settle();
    expect(scene.requested.map(({ request }) => request)).toEqual([
      { accountNumber: '6006491234567890123', pin: '123456', currency: 'USD' },
    ]);
    await scene.answer(FOUND);
    expect(scene.state()).toMatchObject({ number: NUMBER, pin: '', answer: { status: 'ready' } });
  });

  it.each([
    ['an incomplete number', { number: NUMBER.slice(1), pin: '123456' }],
    ['an incomplete PIN', { number: NUMBER, pin: '12345' }],
  ])('is not requested with %s', async (_what, typed) => {
    const { card, requested, state } = createScene();
    card.edit(typed);
    card.submit();
    await settle();
    expect(requested).toEqual([]);
    expect(state().answer.status).toBe('idle');
  });

  it.each<[what: string, outcome: Outcome<GiftCardBalance>, failure: string]>([
    ['a miss', { kind: 'missing' }, 'warning input-credentials-invalid'],
    ['a failure', { kind: 'failed', failure: FAILURE }, 'error service-get-gift-card-balance-failure'],
  ])('keeps its number and loses its PIN with %s', async (_what, outcome, failure) => {
    const scene = createScene();
    await scene.requestBalance();
    await scene.answer(outcome);
    expect(scene.state()).toMatchObject({ number: NUMBER, pin: '' });
    expect(scene.failures).toEqual([failure]);
    expect(scene.requested).toHaveLength(1);
  });

  it('loses its PIN when the page is hidden, while the request continues', async () => {
    const scene = createScene();
    await scene.requestBalance();
    scene.card.forgetPin();
    expect(scene.state()).toMatchObject({ number: NUMBER, pin: '' });
    await scene.answer(FOUND);
    expect(scene.state().answer.status).toBe('ready');
  });

  it('blocks every form of the page after five misses, for a minute at first', async () => {
    const page = createPage();
    const [one, other] = [createScene(page), createScene(page)];
    for (let miss = 0; miss < 5; miss += 1) {
      await one.requestBalance();
      await one.answer({ kind: 'missing' });
    }
    for (const { state } of [one, other]) expect(state().blockedUntil).toBe(page.clock.now() + 60_000);
    await other.requestBalance();
    expect(other.requested).toEqual([]);
    await page.clock.pass(60_000);
    expect(other.state().blockedUntil).toBe(0);
    await other.requestBalance();
    expect(other.requested).toHaveLength(1);
  });

  it('waits as long as the service asks', async () => {
    const scene = createScene();
    await scene.requestBalance();
    await scene.answer({ kind: 'failed', failure: { ...FAILURE, retryAt: scene.clock.now() + 30_000 } });
    expect(scene.state().blockedUntil).toBe(scene.clock.now() + 30_000);
  });

  it('is reported as slow after three seconds', async () => {
    const scene = createScene();
    await scene.requestBalance();
    await scene.clock.pass(2_999);
    expect(scene.state().answer).toEqual({ status: 'loading', isSlow: false });
    await scene.clock.pass(1);
    expect(scene.state().answer).toEqual({ status: 'loading', isSlow: true });
  });

  it('fails with chunk-load if the currency cannot be loaded', async () => {
    const scene = createScene(createPage(), () => Promise.reject(new Error('No list.')));
    await scene.requestBalance();
    expect(scene.requested).toEqual([]);
    expect(scene.state().answer).toMatchObject({ status: 'failed', failure: { code: 'chunk-load' } });
  });

  it('is emptied by reset(), and its request is aborted by reset() and when its tag leaves', async () => {
    const scene = createScene();
    await scene.requestBalance();
    scene.card.reset();
    expect(scene.requested[0]?.signal.aborted).toBe(true);
    await scene.answer(FOUND);
    expect(scene.state()).toMatchObject({ number: '', pin: '', answer: { status: 'idle' } });
    await scene.requestBalance();
    scene.card.dispose();
    expect(scene.requested[1]?.signal.aborted).toBe(true);
  });
});
