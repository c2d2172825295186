import { describe, expect, it } from 'vitest';
import type { Failure, Outcome } from '../../../src/http/model/failure.js';
import type { SimilarProduct } from '../../../src/cart/model/cart.js';
import { createSimilarProducts } from '../../../src/cart/similar-products.js';
import { createFakeClock } from '../../support/fake-clock.js';

type Answer = Outcome<readonly SimilarProduct[]>;
const SOCKS: SimilarProduct = { id: 'p-2', title: 'Socks', currency: 'USD', price: 12 };
const FOUND: Answer = { kind: 'found', value: [SOCKS] };
const FAILURE: Failure = { code: 'service-list-similar-products-failure', retryable: true };
const FAILED: Answer = { kind: 'failed', failure: FAILURE };

function script(...answers: readonly Answer[]) {
  const clock = createFakeClock();
  const similar = createSimilarProducts();
  const failures: Failure[] = [];
  let requestCount = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const read = (name = 'en p-1') =>
    similar.read(name, {
      clock,
      async load() {
        requestCount += 1;
        const answer = answers[requestCount - 1] ?? FAILED;
        await held;
        return answer;
      },
      onFail: (failure) => failures.push(failure),
    });
  return {
    similar,
    read,
    release,
    clock,
    failures,
    countRequests: () => requestCount,
    source: similar.get('en p-1'),
  };
}

describe('similar products', () => {
  it('are requested once for all readers', async () => {
    const { read, release, source, countRequests } = script(FOUND);
    const looks = [read(), read()];
    release();
    await Promise.all(looks);
    await read();
    expect(source.getState()).toEqual({ status: 'ready', value: [SOCKS] });
    expect(countRequests()).toBe(1);
  });

  it('are not requested again if there are none', async () => {
    const { read, release, source, countRequests } = script({ kind: 'missing' });
    release();
    await read();
    await read();
    expect(source.getState()).toEqual({ status: 'missing' });
    expect(countRequests()).toBe(1);
  });

  it('are requested again after a failure, which is reported once', async () => {
    const { read, release, source, failures } = script(FAILED, FOUND);
    release();
    await read();
    expect(source.getState()).toEqual({ status: 'failed', failure: FAILURE });
    await read();
    expect(source.getState().status).toBe('ready');
    expect(failures).toEqual([FAILURE]);
  });

  it('are reported as slow after three seconds', async () => {
    const { read, release, source, clock } = script(FOUND);
    const look = read();
    await clock.pass(2_999);
    expect(source.getState()).toEqual({ status: 'loading', isSlow: false });
    await clock.pass(1);
    expect(source.getState()).toEqual({ status: 'loading', isSlow: true });
    release();
    await look;
    expect(source.getState().status).toBe('ready');
  });

  it('are cached by product and language', async () => {
    const { read, release, countRequests } = script(FOUND, FOUND);
    release();
    await read('en p-1');
    await read('de p-1');
    expect(countRequests()).toBe(2);
  });

  it('leave nothing to the next shopper', async () => {
    const { similar, read, release, source } = script(FOUND);
    const look = read();
    similar.wipe();
    release();
    await look;
    expect(source.getState().status).toBe('loading');
    expect(similar.get('en p-1').getState()).toEqual({ status: 'idle' });
  });
});
