import { describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../../../../../src/http/model/failure.js';
import { createFileDownload } from '../../../../../src/features/order-detail/e-fapiao/e-fapiao-download.js';
import { createFakeClock } from '../../../../support/fake-clock.js';

type Answer = Outcome<Uint8Array<ArrayBuffer>>;
const BYTES = new Uint8Array([1, 2, 3]);
const FAILED: Answer = { kind: 'failed', failure: { code: 'service-get-e-fapiao-failure', retryable: true } };

function setUp() {
  const clock = createFakeClock();
  const download = createFileDownload(clock);
  const save = vi.fn();
  const signals: AbortSignal[] = [];
  let settle: (answer: Answer) => void = () => undefined;
  const getFile = (signal: AbortSignal): Promise<Answer> => {
    signals.push(signal);
    return new Promise((resolve) => (settle = resolve));
  };
  return { clock, download, save, signals, getFile, settle: (answer: Answer) => settle(answer) };
}

describe('the download of a file', () => {
  it('is saved once and not cached', async () => {
    const { download, save, getFile, settle } = setUp();
    const running = download.start({ getFile, save });
    expect(download.store.getState()).toEqual({ status: 'loading', isSlow: false });
    settle({ kind: 'found', value: BYTES });
    expect(await running).toBeUndefined();
    expect(save.mock.calls).toEqual([[BYTES]]);
    expect(download.store.getState()).toEqual({ status: 'ready', value: 'saved' });
  });

  it('is requested once, however often it is started meanwhile', async () => {
    const { download, save, getFile, signals, settle } = setUp();
    const running = download.start({ getFile, save });
    await download.start({ getFile, save });
    settle({ kind: 'found', value: BYTES });
    await running;
    expect([signals.length, save.mock.calls.length]).toEqual([1, 1]);
  });

  it('is slow after three seconds, and no longer once it is complete', async () => {
    const { clock, download, save, getFile, settle } = setUp();
    const running = download.start({ getFile, save });
    await clock.pass(3_000);
    expect(download.store.getState()).toEqual({ status: 'loading', isSlow: true });
    settle({ kind: 'missing' });
    await running;
    await clock.pass(10_000);
    expect(download.store.getState()).toEqual({ status: 'missing' });
    expect(clock.countTimers()).toBe(0);
  });

  it('that fails reports the failure, and can be retried', async () => {
    const { download, save, getFile, settle } = setUp();
    const running = download.start({ getFile, save });
    settle(FAILED);
    expect(await running).toEqual(FAILED.kind === 'failed' && FAILED.failure);
    expect(save).not.toHaveBeenCalled();
    const again = download.start({ getFile, save });
    settle({ kind: 'found', value: BYTES });
    await again;
    expect(save).toHaveBeenCalledOnce();
  });

  it('is aborted when it is disposed', async () => {
    const { clock, download, save, getFile, signals, settle } = setUp();
    const running = download.start({ getFile, save });
    download.stop();
    expect(signals[0]?.aborted).toBe(true);
    settle({ kind: 'found', value: BYTES });
    await running;
    await clock.pass(10_000);
    expect(save).not.toHaveBeenCalled();
    expect(download.store.getState()).toEqual({ status: 'idle' });
  });
});
