import { useState, type ReactNode } from 'react';
import type { Order } from '../../../orders/model/order.js';
import { navigateFromOrder } from '../../../orders/leave-order.js';
import { useIntl, useElementContext } from '../../../app/context/element-context.js';
import type { ReturnResult } from './use-return.js';
import type { ButtonKind } from '../model/rank-actions.js';
import { Button } from '../../../ui/button.js';
import { LoadError } from '../../../app/lazy/lazy-view.js';
import { useOrderBoxes } from '../use-order-boxes.js';

export interface MadeReturnsProps {
  readonly order: Order;
  readonly returns: ReturnResult;
  readonly kind: ButtonKind;
}

/** Leads from an order to its returns, and from a return back to its sales order. */
export function MadeReturns({ order, returns: { numbers, show }, kind }: MadeReturnsProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const [isOpen, setOpen] = useState(false);
  const { lazyModule, isLoading } = useOrderBoxes(isOpen);
  const { parentOrderNumber } = order;
  const [first, ...others] = numbers;
  return (
    <>
      {first !== undefined && (
        <Button kind={kind} isBusy={isLoading} onPress={() => (others.length === 0 ? show(first) : setOpen(true))}>
          {intl.t('orderDetail.viewReturn', { count: numbers.length })}
        </Button>
      )}
      {parentOrderNumber !== undefined && (
        <Button
          kind={kind}
          onPress={() => navigateFromOrder(context, { route: 'salesDetail', orderNumber: parentOrderNumber })}
        >
          {intl.t('orderDetail.salesOrder')}
        </Button>
      )}
      {lazyModule.status === 'ready' && isOpen && (
        <lazyModule.views.ReturnsDialog order={order} numbers={numbers} onShow={show} onClose={() => setOpen(false)} />
      )}
      {lazyModule.status === 'failed' && isOpen && <LoadError onRetry={lazyModule.retry} />}
    </>
  );
}
