import type { ReactNode } from 'react';
import type { Order, OrderGroup } from '../../orders/model/order.js';
import { useElementContext } from '../../app/context/element-context.js';
import { lazyView } from '../../app/lazy/lazy-view.js';

export const CancelReturnAction = lazyView(
  async () => (await import('./return-cancellation/cancel-return-action.js')).cancelReturnActionModule,
  'CancelReturnAction',
  { isOptional: true },
);

interface CancelReturnInGroupProps {
  readonly order: Order;
  readonly group: OrderGroup;
}

/** The action that cancels the return in a box of its order. Its code loads only where the service offers it. */
export function CancelReturnInGroup({ order, group }: CancelReturnInGroupProps): ReactNode {
  const isOffered = useElementContext().isFlagOn('enableReturnCancel') && group.isReturnCancellable;
  return isOffered && <CancelReturnAction order={order} group={group} isOffered />;
}
