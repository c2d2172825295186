import { describe, expect, it, vi } from 'vitest';
import { createLazyLoader } from '../../../src/app/context/create-lazy-loader.js';

const MODULE = { name: 'a module' };

describe('a lazy module', () => {
  it('is available synchronously after it was loaded once', async () => {
    const load = vi.fn(() => Promise.resolve(MODULE));
    const get = createLazyLoader(load);
    expect(load).not.toHaveBeenCalled();
    expect(await get()).toBe(MODULE);
    expect(get()).toBe(MODULE);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is undefined if loading fails, and is fetched again by the next caller', async () => {
    const load = vi.fn(() => Promise.resolve(MODULE)).mockRejectedValueOnce(new TypeError('It is not there.'));
    const get = createLazyLoader(load);
    expect(await get()).toBeUndefined();
    expect(await get()).toBe(MODULE);
  });
});
