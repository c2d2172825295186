import { useLazyModule } from '../../app/lazy/lazy-view.js';

const loadOrderBoxes = async () => (await import('./order-boxes-module.js')).orderBoxesModule;

/** The boxes that actions of an order open; fetched once one is wanted. */
export function useOrderBoxes(isNeeded: boolean) {
  const part = useLazyModule(loadOrderBoxes, isNeeded);
  return { part, isLoading: isNeeded && (part.status === 'idle' || part.status === 'loading') };
}
