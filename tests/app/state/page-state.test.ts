import { describe, expect, it } from 'vitest';
import { PageState, type PageStateEntry } from '../../../src/app/state/registry.js';

/** A slice that counts how often it was wiped. */
function createSlice(): PageStateEntry & { wipes: number } {
  const slice = {
    wipes: 0,
    wipe: () => {
      slice.wipes += 1;
    },
  };
  return slice;
}

describe('the page state of a shopper', () => {
  it('creates a slice on first use, once per name', () => {
    const pageState = new PageState();
    let made = 0;
    const create = () => {
      made += 1;
      return createSlice();
    };
    expect(pageState.get('orders', create)).toBe(pageState.get('orders', create));
    expect(made).toBe(1);
    expect(pageState.get('history en', create)).not.toBe(pageState.get('orders', create));
    expect(made).toBe(2);
  });

  it('finds slices by name, so that another copy of the code can share them', () => {
    const pageState = new PageState();
    const mine = pageState.get('orders', createSlice);
    expect(pageState.get('orders', () => createSlice())).toBe(mine);
  });

  it('is wiped with the shopper, each slice once, and is created anew for the next', () => {
    const pageState = new PageState();
    const slices = ['orders', 'history en'].map((name) => pageState.get(name, createSlice));
    pageState.remembered = { email: 'guest@example.com' };
    pageState.wipe();
    pageState.wipe();
    expect(slices.map(({ wipes }) => wipes)).toEqual([1, 1]);
    expect(pageState.remembered).toBeUndefined();
    expect(pageState.get('orders', createSlice)).not.toBe(slices[0]);
  });

  it('is separate for another shopper', () => {
    const [one, other] = [new PageState(), new PageState()];
    const slice = one.get('orders', createSlice);
    other.wipe();
    expect(other.get('orders', createSlice)).not.toBe(slice);
    expect(slice.wipes).toBe(0);
  });
});
