import type { ReactNode } from 'react';
import { usePart } from '../../host/use-part.js';
import { OrderSkeleton } from '../../ui/order-skeleton.js';
import { ChunkMissing } from './chunk-missing.js';
import type { ReviewStepProps } from './review/review-step.js';

const loadReviewPart = async () => (await import('./review/review-part.js')).reviewPart;

/** The last look at a return, fetched once somebody comes to it: most returns have none. */
export function ReviewRoom(props: ReviewStepProps): ReactNode {
  const part = usePart(loadReviewPart, true);
  if (part.status === 'ready') return <part.views.ReviewStep {...props} />;
  return part.status === 'failed' ? <ChunkMissing onRetry={part.retry} /> : <OrderSkeleton />;
}
