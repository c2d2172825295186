import type { ComponentType, ReactNode } from 'react';
import type { Part } from '../../app/lazy/part.js';
import { usePart } from '../../app/lazy/use-part.js';
import { OrderSkeleton } from '../../ui/order-skeleton.js';
import { ChunkMissing } from './chunk-missing.js';

/** The room of a step that most returns do not have: its views are fetched once somebody comes to it. */
export function createStepRoom<Props extends object>(
  load: () => Promise<Part<{ readonly Step: ComponentType<Props> }>>,
): ComponentType<Props> {
  return function StepRoom(props: Props): ReactNode {
    const part = usePart(load, true);
    if (part.status === 'ready') return <part.views.Step {...props} />;
    return part.status === 'failed' ? <ChunkMissing onRetry={part.retry} /> : <OrderSkeleton />;
  };
}
