import type { ReactNode } from 'react';
import { CardSkeleton } from './card-skeleton.js';

/** The shape of a few cards, while the orders are on the way. */
export function HistorySkeleton(): ReactNode {
  return (
    <div>
      {[1, 2, 3].map((card) => (
        <CardSkeleton key={card} />
      ))}
    </div>
  );
}
