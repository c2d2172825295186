import type { ReactNode } from 'react';
import { usePart } from '../../host/use-part.js';
import { OrderSkeleton } from '../../ui/order-skeleton.js';
import type { AddressStepProps } from './address/address-step.js';
import { ChunkMissing } from './chunk-missing.js';

const loadAddressPart = async () => (await import('./address/address-part.js')).addressPart;

/** Where a courier comes to, fetched once somebody wants one. */
export function AddressRoom(props: AddressStepProps): ReactNode {
  const part = usePart(loadAddressPart, true);
  if (part.status === 'ready') return <part.views.AddressStep {...props} />;
  return part.status === 'failed' ? <ChunkMissing onRetry={part.retry} /> : <OrderSkeleton />;
}
