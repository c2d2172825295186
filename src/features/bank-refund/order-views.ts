import type { ComponentType } from 'react';
import type { Failure } from '../../http/model/failure.js';
import type { Order } from '../../orders/model/order.js';

/** What the order's own screen has for the same. */
export interface OrderViews {
  readonly NotRead: ComponentType<{
    readonly view: { readonly status: 'missing' } | { readonly status: 'failed'; readonly failure: Failure };
  }>;
  readonly SignedOut: ComponentType;
  /** What comes later did not come. */
  readonly PartMissing: ComponentType<{ readonly onRetry: () => void }>;
  /** What an order, or a return, comes to. */
  readonly OrderSummary: ComponentType<{ readonly order: Order }>;
  readonly ReturnSummary: ComponentType<{ readonly order: Order }>;
}
