import type { ReactNode } from 'react';
import { listShipments } from './model/order-shipments.js';
import type { Order } from '../../orders/model/order.js';
import { useIntl } from '../../app/context/use-intl.js';
import { BarcodeRoom } from './barcode-room.js';
import { HelpCard } from './help-card.js';
import { OrderAddress } from './order-address.js';
import { OrderPayment } from './order-payment.js';
import { OrderSummary } from './order-summary.js';
import { PaymentDue } from './payment/payment-due.js';
import { ShipmentBlock } from './shipment-block.js';
import { WithdrawalRoom } from './withdrawal-room.js';

/** The parts of the order with their lines, and beside them what was paid, where it goes and who helps. */
export function OrderContent({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const shipments = listShipments(order);
  return (
    <div className="order-columns">
      <div className="order-main">
        <BarcodeRoom order={order} />
        <PaymentDue key={order.orderNumber} order={order} />
        {shipments.length === 0 && <p className="notice">{intl.t('orderDetail.noItems')}</p>}
        {shipments.map((shipment) => (
          <ShipmentBlock key={`${order.orderNumber} ${shipment.index}`} order={order} shipment={shipment} />
        ))}
      </div>
      <aside className="order-side" aria-label={intl.t('orderDetail.aside')}>
        <OrderSummary order={order} />
        <OrderPayment payments={order.payments} />
        <OrderAddress order={order} />
        <HelpCard />
        <WithdrawalRoom order={order} />
      </aside>
    </div>
  );
}
