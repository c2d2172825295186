import { describe, expect, it, vi } from 'vitest';
import { createLazyLoader } from '../../../src/app/context/create-lazy-loader.js';

const MODULE = { name: 'a module' };

describe('a module that is fetched when it is needed', () => {
  it('is at hand for whoever asks after it came', async () => {
    const load = vi.fn(() => Promise.resolve(MODULE));
    const get = createLazyLoader(load);
    expect(load).not.toHaveBeenCalled();
    expect(await get()).toBe(MODULE);
    expect(get()).toBe(MODULE);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that does not come is nothing, and is fetched again by the next', async () => {
    const load = vi.fn(() => Promise.resolve(MODULE)).mockRejectedValueOnce(new TypeError('It is not there.'));
    const get = createLazyLoader(load);
    expect(await get()).toBeUndefined();
    expect(await get()).toBe(MODULE);
  });
});
