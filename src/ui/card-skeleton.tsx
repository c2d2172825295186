import type { ReactNode } from 'react';

/** The shape of an order's card, while the order is on the way. */
export function CardSkeleton(): ReactNode {
  return (
    <div className="card-skeleton" aria-busy="true">
      <div className="bone is-heading" />
      <div className="bone is-line" />
      <div className="bone-row">
        {[1, 2, 3, 4].map((picture) => (
          <div className="bone is-picture" key={picture} />
        ))}
      </div>
      <div className="bone is-line" />
    </div>
  );
}

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
