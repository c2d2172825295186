import { useLazyModule } from '../../app/lazy/use-lazy-module.js';

const loadOrderBoxes = async () => (await import('./order-boxes-module.js')).orderBoxesModule;

/** Loads the dialogs that an order's actions open, once one is needed. */
export function useOrderBoxes(isNeeded: boolean) {
  const part = useLazyModule(loadOrderBoxes, isNeeded);
  return { part, isLoading: isNeeded && (part.status === 'idle' || part.status === 'loading') };
}
