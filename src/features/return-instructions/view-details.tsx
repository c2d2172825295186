import type { ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import { navigateFromOrder } from '../../orders/leave-order.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useScope } from '../../app/context/scope-context.js';
import { Button } from '../../ui/button.js';

/** To the return itself, or to the order that nothing goes back of yet. How the shopper came here does not go along. */
export function ViewDetails({ order: { kind, orderNumber } }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const isReturn = kind === 'return';
  const route = isReturn ? 'returnDetail' : 'salesDetail';
  return (
    <div className="order-actions guide-way">
      <Button kind="secondary" onPress={() => navigateFromOrder(scope, { route, orderNumber })}>
        {intl.t(isReturn ? 'returnGuide.viewReturn' : 'returnGuide.viewOrder')}
      </Button>
    </div>
  );
}
