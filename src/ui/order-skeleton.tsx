import type { ReactNode } from 'react';

/** The shape of an order's screen, while the order is on the way. */
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
