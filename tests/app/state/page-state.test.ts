import { describe, expect, it } from 'vitest';
import { PageState, type PageStateEntry } from '../../../src/app/state/registry.js';

/** An entry that counts how often it was wiped. */
function createEntry(): PageStateEntry & { wipes: number } {
  const entry = {
    wipes: 0,
    wipe: () => {
      entry.wipes += 1;
    },
  };
  return entry;
}

describe('the page state of a shopper', () => {
  it('creates an entry on first use, once per name', () => {
    const pageState = new PageState();
    let made = 0;
    const create = () => {
      made += 1;
      return createEntry();
    };
    expect(pageState.get('orders', create)).toBe(pageState.get('orders', create));
    expect(made).toBe(1);
    expect(pageState.get('history en', create)).not.toBe(pageState.get('orders', create));
    expect(made).toBe(2);
  });

  it('finds entries by name, so that another copy of the code can share them', () => {
    const pageState = new PageState();
    const mine = pageState.get('orders', createEntry);
    expect(pageState.get('orders', () => createEntry())).toBe(mine);
  });

  it('is wiped with the shopper, each entry once, and is created anew for the next', () => {
    const pageState = new PageState();
    const entries = ['orders', 'history en'].map((name) => pageState.get(name, createEntry));
    pageState.remembered = { email: 'guest@example.com' };
    pageState.wipe();
    pageState.wipe();
    expect(entries.map(({ wipes }) => wipes)).toEqual([1, 1]);
    expect(pageState.remembered).toBeUndefined();
    expect(pageState.get('orders', createEntry)).not.toBe(entries[0]);
  });

  it('is separate for another shopper', () => {
    const [one, other] = [new PageState(), new PageState()];
    const entry = one.get('orders', createEntry);
    other.wipe();
    expect(other.get('orders', createEntry)).not.toBe(entry);
    expect(entry.wipes).toBe(0);
  });
});
