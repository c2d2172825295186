import type { Page } from '@playwright/test';

/**
 * Records, from the page's first script on, every entry of the page state and every map that an entry writes to, including those that are
 * discarded later. Data in an entry after its `wipe` is still accessible to anything that references the entry.
 */
export async function recordPageState(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = Record<string, unknown>;
    type Method = (this: unknown, ...given: unknown[]) => unknown;
    interface PageState {
      get(name: string, create: Method, ...from: unknown[]): Entry;
    }
    const recorded = new Set<unknown>();
    Object.assign(window, { recordedMaps: recorded });
    let running = 0;
    const watch =
      (method: Method): Method =>
      (...given) => {
        running += 1;
        try {
          return method(...given);
        } finally {
          running -= 1;
        }
      };
    const realSet = Reflect.get(Map.prototype, 'set') as (
      this: unknown,
      key: unknown,
      value: unknown,
    ) => Map<unknown, unknown>;
    Map.prototype.set = function (key: unknown, value: unknown) {
      if (running > 0) recorded.add(this);
      return realSet.call(this, key, value);
    };
    const follow = (state: PageState): void => {
      const real = state.get.bind(state);
      state.get = (name, create, ...from) => {
        const make: Method = (...given) => {
          const entry = watch(create)(...given) as Entry;
          recorded.add(entry);
          // The methods of a class are on its prototype, and need the entry itself for its private fields.
          const kind: object = Object.getPrototypeOf(entry) as object;
          const methods = kind === Object.prototype ? [] : Object.getOwnPropertyNames(kind);
          for (const member of [...Object.keys(entry), ...methods.filter((name) => name !== 'constructor')]) {
            const value = entry[member];
            if (typeof value === 'function') entry[member] = watch(value.bind(entry) as Method);
          }
          return entry;
        };
        return real(name, make, ...from);
      };
    };
    interface Registry {
      readonly pageStates: Map<string, PageState>;
    }
    /** Tracks the registry of each build from its creation. */
    const builds = new Proxy<Record<string, Registry>>(
      {},
      {
        set(registries, build: string, registry: Registry) {
          registry.pageStates.set = function (name, state) {
            follow(state);
            realSet.call(this, name, state);
            return this;
          };
          return Reflect.set(registries, build, registry);
        },
      },
    );
    Object.assign(globalThis, { [Symbol.for('orders-area/1')]: { builds } });
  });
}

/** Everything that can be reached from the page state: entries of maps and sets, states of stores, members of objects. */
export function readPageState(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { recordedMaps } = window as unknown as { recordedMaps?: Set<unknown> };
    const registry = (globalThis as unknown as Record<symbol, unknown>)[Symbol.for('orders-area/1')];
    const seen = new Set<unknown>();
    const texts: string[] = [];
    /** The contents of a map, a set or a store, which are not among its properties. */
    const open = (value: object): unknown[] => {
      if (value instanceof Map) return [...(value as Map<unknown, unknown>).entries()].flat();
      if (value instanceof Set) return [...(value as Set<unknown>)];
      const { getState } = value as { getState?: unknown };
      return typeof getState === 'function' ? [(getState as () => unknown)()] : [];
    };
    const walk = (value: unknown): void => {
      if (typeof value === 'string') texts.push(value);
      if (typeof value !== 'object' || value === null || value instanceof Node || seen.has(value)) return;
      seen.add(value);
      const names = Reflect.ownKeys(value);
      texts.push(...names.map(String));
      for (const name of names) walk(Reflect.get(value, name));
      open(value).forEach(walk);
    };
    walk([registry, recordedMaps]);
    return texts.join('\n');
  });
}
