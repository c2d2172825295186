import { usePart } from '../../app/lazy/use-part.js';

const loadOrderBoxes = async () => (await import('./order-boxes-part.js')).orderBoxesPart;

/** The boxes that actions of an order open; fetched once one is wanted. */
export function useOrderBoxes(isWanted: boolean) {
  const part = usePart(loadOrderBoxes, isWanted);
  return { part, isLoading: isWanted && (part.status === 'idle' || part.status === 'loading') };
}
