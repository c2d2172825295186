import type { ReactNode } from 'react';
import type { Order } from '../../../orders/model/order.js';
import { bringsNoMoney, findRefundWay } from '../../../returns/model/refund-progress.js';
import { findSentMethod } from '../../../returns/model/sent-method.js';
import { useIntl } from '../../../app/context/scope-context.js';
import type { Intl18n } from '../../../i18n/create-intl.js';
import { sayCarrier } from '../../../i18n/say-carrier.js';
import { PaymentList } from '../payment-list.js';
import { SideCard } from '../side-card.js';

/** How the money comes back, how far the return is, and how the things go back. */
export function RefundCard({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const statuses = [...new Set(order.groups.flatMap((group) => group.statuses))];
  const goingBack = sayReturnMethod(intl, order);
  const method = <RefundMethod order={order} />;
  return (
    <SideCard title={intl.t(bringsNoMoney(order) ? 'returnOrder.course' : 'returnOrder.refund')}>
      <dl className="refund-facts">
        {hasMethod(order) && (
          <div>
            <dt>{intl.t('returnOrder.method')}</dt>
            <dd>{method}</dd>
          </div>
        )}
        {statuses.length > 0 && (
          <div>
            <dt>{intl.t('returnOrder.status')}</dt>
            {statuses.map((status) => (
              <dd key={status}>{intl.t('order.status', { status })}</dd>
            ))}
          </div>
        )}
        {goingBack !== undefined && (
          <div>
            <dt>{intl.t('returnOrder.goingBack')}</dt>
            <dd>{goingBack}</dd>
          </div>
        )}
      </dl>
    </SideCard>
  );
}

function hasMethod(order: Order): boolean {
  if (bringsNoMoney(order)) return false;
  const way = findRefundWay(order);
  return way.kind !== 'payments' || way.payments.length > 0;
}

function RefundMethod({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const way = findRefundWay(order);
  if (way.kind === 'payments') return <PaymentList payments={way.payments} />;
  return intl.t(way.kind === 'bank' ? 'returnOrder.bank' : 'returnOrder.giftCard');
}

/** A method is a way, perhaps with a carrier. */
function sayReturnMethod(intl: Intl18n, order: Order): string | undefined {
  const sent = findSentMethod(order);
  if (sent === undefined) return undefined;
  const way = intl.t('returnOrder.way', { way: sent.name });
  const name = sayCarrier(intl, sent.scac ?? '');
  return name === undefined ? way : intl.t('returnOrder.wayWith', { way, carrier: name });
}
