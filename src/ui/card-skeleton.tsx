import type { ReactNode } from 'react';

/** Placeholder of an order card while the order loads. */
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

/** Placeholder of a few order cards while the orders load. */
export function HistorySkeleton(): ReactNode {
  return (
    <div>
      {[1, 2, 3].map((card) => (
        <CardSkeleton key={card} />
      ))}
    </div>
  );
}

/** Placeholder of an order's screen while the order loads. */
export function OrderSkeleton(): ReactNode {
  return (
    <div className="order-columns" aria-busy="true">
      <div className="order-main">
        <div className="bone is-line" />
        {[1, 2, 3].map((row) => (
          <div className="item" key={row}>
            <div className="bone is-picture" />
            <div className="bone is-line" />
          </div>
        ))}
      </div>
      <div className="order-side">
        <div className="bone is-card" />
        <div className="bone is-card" />
      </div>
    </div>
  );
}
