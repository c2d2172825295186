import type { ComponentType } from 'react';
import type { OrderView } from '../../orders/store/order-view.js';

/** What stands in place of what is not there: the same as on the order's own screen. */
export interface InstructionsViews {
  readonly NoOrder: ComponentType<{ readonly view: OrderView }>;
  readonly PartMissing: ComponentType<{ readonly onRetry: () => void }>;
}
