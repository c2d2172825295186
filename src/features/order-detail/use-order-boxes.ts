import { useLazyModule } from '../../app/lazy/use-lazy-module.js';

const loadOrderBoxes = async () => (await import('./order-boxes-module.js')).orderBoxesModule;

/** Loads the dialogs that an order's actions open, once one is needed. */
export function useOrderBoxes(isNeeded: boolean) {
  const lazyModule = useLazyModule(loadOrderBoxes, isNeeded);
  return { lazyModule, isLoading: isNeeded && (lazyModule.status === 'idle' || lazyModule.status === 'loading') };
}
