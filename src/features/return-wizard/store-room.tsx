import type { ReactNode } from 'react';
import { usePart } from '../../host/use-part.js';
import { OrderSkeleton } from '../../ui/order-skeleton.js';
import { ChunkMissing } from './chunk-missing.js';
import type { StoreStepProps } from './stores/store-step.js';

const loadStorePart = async () => (await import('./stores/store-part.js')).storePart;

/** The choice of a store, fetched once somebody wants to bring something to one. */
export function StoreRoom(props: StoreStepProps): ReactNode {
  const part = usePart(loadStorePart, true);
  if (part.status === 'ready') return <part.views.StoreStep {...props} />;
  return part.status === 'failed' ? <ChunkMissing onRetry={part.retry} /> : <OrderSkeleton />;
}
