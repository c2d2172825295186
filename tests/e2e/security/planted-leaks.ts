import type { CanaryName } from './canaries.js';

interface PageState {
  remembered?: unknown;
  get(name: string, create: () => object): object;
}

interface PageData {
  readonly builds: Readonly<Record<string, { readonly pageStates: Map<string, PageState> }>>;
}

/** Leaks of a shopper's data in the page state beyond their session. Each runs in the page. */
export const PLANTED_LEAKS: readonly {
  readonly name: string;
  /** The canary that is left. */
  readonly finds: CanaryName;
  readonly plant: (secret: string) => void;
}[] = [
  {
    name: 'a page state entry that is not wiped',
    finds: 'IBAN',
    plant: (secret) => {
      const data = (globalThis as unknown as Record<symbol, PageData | undefined>)[Symbol.for('orders-area/1')];
      const registries = Object.values(data?.builds ?? {});
      for (const state of registries.flatMap((registry) => [...registry.pageStates.values()])) {
        state.get('leaky', () => ({ store: { getState: () => ({ orders: [{ secret }] }) }, wipe: () => undefined }));
      }
    },
  },
  {
    name: 'a wipe that leaves the orders where they are',
    finds: 'order number',
    plant: () => {
      const data = (globalThis as unknown as Record<symbol, PageData | undefined>)[Symbol.for('orders-area/1')];
      const registries = Object.values(data?.builds ?? {});
      for (const state of registries.flatMap((registry) => [...registry.pageStates.values()])) {
        // Members and guests share nothing: only one of them has read an order.
        Object.assign(
          state.get('orders', () => ({})),
          { wipe: () => undefined },
        );
      }
    },
  },
  {
    name: 'a member of the registry that outlives the session',
    finds: 'PIN',
    plant: (secret) => {
      const registry = (globalThis as unknown as Record<symbol, { last?: unknown }>)[Symbol.for('orders-area/1')];
      if (registry) registry.last = new Map([['contact', new Set([secret])]]);
    },
  },
];
