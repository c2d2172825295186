import type { ReactNode } from 'react';
import { hasGap } from '../../orders/model/group-delivery.js';
import type { Order } from '../../orders/model/order.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import { OrderMeta } from '../../orders/order-meta.js';

export interface OrderFactsProps {
  readonly order: Order;
  /** In place of its date, number and total. */
  readonly meta?: ReactNode;
}

/** Under the headline: the server's second line, date, number and total, and what there is to say of the whole order. */
export function OrderFacts({ order, meta }: OrderFactsProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const isBoughtInStore = order.isStoreOrder && order.kind !== 'return';
  return (
    <>
      {order.subStatus !== undefined && (
        <p className="order-sub" dir="auto">
          {order.subStatus}
        </p>
      )}
      {meta ?? <OrderMeta order={order} intl={intl} />}
      {order.isGlobalStoreOrder && <p className="badge">{intl.t('orderDetail.globalStore')}</p>}
      {isBoughtInStore && context.isFlagOn('showBisroMessage') && (
        <p className="notice">{intl.t('orderDetail.storeOrder')}</p>
      )}
      {order.pendingModification !== undefined && order.pendingModification !== 'CANCEL' && (
        <p className="notice">{intl.t('orderDetail.beingChanged')}</p>
      )}
      {order.message !== undefined && (
        <p className="notice" dir="auto">
          {order.message}
        </p>
      )}
      {hasGap(order) && <p className="notice">{intl.t('order.unreadable')}</p>}
    </>
  );
}
