import { useLazyModule } from '../../app/lazy/use-lazy-module.js';

const loadOrderBoxes = async () => (await import('./order-boxes-part.js')).orderBoxesModule;

/** The boxes that actions of an order open; fetched once one is wanted. */
export function useOrderBoxes(isWanted: boolean) {
  const part = useLazyModule(loadOrderBoxes, isWanted);
  return { part, isLoading: isWanted && (part.status === 'idle' || part.status === 'loading') };
}
