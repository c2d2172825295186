import { describe, expect, it, vi } from 'vitest';
import { retryWhenOnline } from '../../../src/app/context/retry-when-online.js';
import { createSlice } from '../../../src/app/state/create-slice.js';
import type { OrderView } from '../../../src/orders/store/orders.js';
import { createFakePlatform } from '../../support/fake-platform.js';

function start() {
  const platform = createFakePlatform({ isOnline: false });
  const store = createSlice<OrderView>({ status: 'idle' });
  const retry = vi.fn();
  return { platform, store, retry, stop: retryWhenOnline(platform, store, retry) };
}

function fail({ store }: ReturnType<typeof start>, code: 'offline' | 'chunk-load'): void {
  store.setState({ status: 'failed', failure: { code, retryable: true } }, true);
}

describe('what failed while the shopper was offline', () => {
  it('is read again once they are back', () => {
    const scene = start();
    fail(scene, 'offline');
    expect(scene.retry).not.toHaveBeenCalled();
    scene.platform.goOnline();
    expect(scene.retry).toHaveBeenCalledTimes(1);
  });

  it('is not read again once it came in another way', () => {
    const scene = start();
    fail(scene, 'offline');
    scene.store.setState({ status: 'missing' }, true);
    scene.platform.goOnline();
    expect(scene.retry).not.toHaveBeenCalled();
  });

  it('is not read again when the tag is gone', () => {
    const scene = start();
    fail(scene, 'offline');
    scene.stop();
    scene.platform.goOnline();
    expect(scene.retry).not.toHaveBeenCalled();
  });
});

describe('what failed for another reason', () => {
  it('waits for the shopper', () => {
    const scene = start();
    fail(scene, 'chunk-load');
    scene.platform.goOnline();
    expect(scene.retry).not.toHaveBeenCalled();
  });
});
