import { describe, expect, it } from 'vitest';
import { Shared, type SharedPart } from '../../../src/app/state/registry.js';

/** A part that counts how often it was wiped. */
function createPart(): SharedPart & { wipes: number } {
  const part = {
    wipes: 0,
    wipe: () => {
      part.wipes += 1;
    },
  };
  return part;
}

describe('what tags of one shopper share', () => {
  it('is made with its first use, once for each name', () => {
    const shared = new Shared();
    let made = 0;
    const create = () => {
      made += 1;
      return createPart();
    };
    expect(shared.part('orders', create)).toBe(shared.part('orders', create));
    expect(made).toBe(1);
    expect(shared.part('history en', create)).not.toBe(shared.part('orders', create));
    expect(made).toBe(2);
  });

  it('goes by name, so that another copy of the code finds it', () => {
    const shared = new Shared();
    const mine = shared.part('orders', createPart);
    expect(shared.part('orders', () => createPart())).toBe(mine);
  });

  it('is wiped with the shopper, each part once, and is made anew for the next', () => {
    const shared = new Shared();
    const parts = ['orders', 'history en'].map((name) => shared.part(name, createPart));
    shared.remembered = { email: 'guest@example.com' };
    shared.wipe();
    shared.wipe();
    expect(parts.map(({ wipes }) => wipes)).toEqual([1, 1]);
    expect(shared.remembered).toBeUndefined();
    expect(shared.part('orders', createPart)).not.toBe(parts[0]);
  });

  it('is nothing of another shopper', () => {
    const [one, other] = [new Shared(), new Shared()];
    const part = one.part('orders', createPart);
    other.wipe();
    expect(other.part('orders', createPart)).not.toBe(part);
    expect(part.wipes).toBe(0);
  });
});
