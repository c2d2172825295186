import type { ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import { BANK_DAYS } from '../../returns/model/refund-wait.js';
import { findRefundWay } from '../../returns/model/refund-way.js';
import { useIntl } from '../../app/context/use-intl.js';
import { Button } from '../../ui/button.js';

export interface RefundLandingProps {
  readonly order: Order;
  readonly onGo: () => void;
}

const STEPS = ['bankRefund.stepAccount', 'bankRefund.stepReturn', 'bankRefund.stepMoney'] as const;

/** What will happen, and why: where a link of an e-mail leads to. */
export function RefundLanding({ order, onGo }: RefundLandingProps): ReactNode {
  const intl = useIntl();
  const isCash = findRefundWay(order).kind === 'bank';
  return (
    <div className="refund-text">
      <p>{intl.t(isCash ? 'bankRefund.whyCash' : 'bankRefund.why')}</p>
      <ol className="refund-steps">
        {STEPS.map((id, index) => (
          <li key={id}>
            <span className="step-mark" aria-hidden="true">
              {index + 1}
            </span>
            <span>{intl.t(id, BANK_DAYS)}</span>
          </li>
        ))}
      </ol>
      <Button kind="primary" onPress={onGo}>
        {intl.t('bankRefund.enter')}
      </Button>
    </div>
  );
}
