import { describe, expect, it, vi } from 'vitest';
import { retryWhenOnline } from '../../../src/app/context/retry-when-online.js';
import { createStore } from 'zustand/vanilla';
import type { OrderView } from '../../../src/orders/store/orders.js';
import { createFakePlatform } from '../../support/fake-platform.js';

function start() {
  const platform = createFakePlatform({ isOnline: false });
  const store = createStore<OrderView>(() => ({ status: 'idle' }));
  const retry = vi.fn();
  return { platform, store, retry, stop: retryWhenOnline(platform, store, retry) };
}

function fail({ store }: ReturnType<typeof start>, code: 'offline' | 'chunk-load'): void {
  store.setState({ status: 'failed', failure: { code, retryable: true } }, true);
}

describe('a read that failed while the shopper was offline', () => {
  it('is retried once they are online again', () => {
    const scene = start();
    fail(scene, 'offline');
    expect(scene.retry).not.toHaveBeenCalled();
    scene.platform.goOnline();
    expect(scene.retry).toHaveBeenCalledTimes(1);
  });

  it('is not retried if the data arrived in another way', () => {
    const scene = start();
    fail(scene, 'offline');
    scene.store.setState({ status: 'missing' }, true);
    scene.platform.goOnline();
    expect(scene.retry).not.toHaveBeenCalled();
  });

  it('is not retried after the tag was removed', () => {
    const scene = start();
    fail(scene, 'offline');
    scene.stop();
    scene.platform.goOnline();
    expect(scene.retry).not.toHaveBeenCalled();
  });
});

describe('a read that failed for another reason', () => {
  it('waits for the shopper', () => {
    const scene = start();
    fail(scene, 'chunk-load');
    scene.platform.goOnline();
    expect(scene.retry).not.toHaveBeenCalled();
  });
});
