import type { ReactNode } from 'react';

/** Placeholder of an order card while the order loads. */
export function CardSkeleton(): ReactNode {
  return (
    <div className="skeleton-card" aria-busy="true">
      <div className="skeleton is-heading" />
      <div className="skeleton is-line" />
      {[1, 2, 3, 4].map((picture) => (
        <div className="skeleton is-picture" key={picture} />
      ))}
      <div className="skeleton is-line" />
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
        <div className="skeleton is-line" />
        {[1, 2, 3].map((row) => (
          <div className="item" key={row}>
            <div className="skeleton is-picture" />
            <div className="skeleton is-line" />
          </div>
        ))}
      </div>
      <div className="order-side">
        <OrderSideSkeleton />
      </div>
    </div>
  );
}

/** Placeholder of the cards beside an order. */
export function OrderSideSkeleton(): ReactNode {
  return (
    <>
      <div className="skeleton is-card" />
      <div className="skeleton is-card" />
    </>
  );
}
