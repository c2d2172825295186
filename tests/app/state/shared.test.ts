import { describe, expect, it } from 'vitest';
import { PageState, type PageStatePart } from '../../../src/app/state/registry.js';

/** A slice that counts how often it was wiped. */
function createPart(): PageStatePart & { wipes: number } {
  const part = {
    wipes: 0,
    wipe: () => {
      part.wipes += 1;
    },
  };
  return part;
}

describe('the page state of a shopper', () => {
  it('creates a slice on first use, once per name', () => {
    const pageState = new PageState();
    let made = 0;
    const create = () => {
      made += 1;
      return createPart();
    };
    expect(pageState.part('orders', create)).toBe(pageState.part('orders', create));
    expect(made).toBe(1);
    expect(pageState.part('history en', create)).not.toBe(pageState.part('orders', create));
    expect(made).toBe(2);
  });

  it('finds slices by name, so that another copy of the code can share them', () => {
    const pageState = new PageState();
    const mine = pageState.part('orders', createPart);
    expect(pageState.part('orders', () => createPart())).toBe(mine);
  });

  it('is wiped with the shopper, each slice once, and is created anew for the next', () => {
    const pageState = new PageState();
    const parts = ['orders', 'history en'].map((name) => pageState.part(name, createPart));
    pageState.remembered = { email: 'guest@example.com' };
    pageState.wipe();
    pageState.wipe();
    expect(parts.map(({ wipes }) => wipes)).toEqual([1, 1]);
    expect(pageState.remembered).toBeUndefined();
    expect(pageState.part('orders', createPart)).not.toBe(parts[0]);
  });

  it('is separate for another shopper', () => {
    const [one, other] = [new PageState(), new PageState()];
    const part = one.part('orders', createPart);
    other.wipe();
    expect(other.part('orders', createPart)).not.toBe(part);
    expect(part.wipes).toBe(0);
  });
});
