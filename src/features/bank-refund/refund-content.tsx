import { useEffect, type ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import { useBankRefund } from './use-bank-refund.js';
import type { RefundStepUse } from './use-refund-step.js';
import type { OrderViews } from './order-views.js';
import { RefundDone } from './refund-done.js';
import { RefundForm } from './refund-form.js';
import { RefundLanding } from './refund-landing.js';
import { useRefusal } from './use-refusal.js';

export interface RefundContentProps
  extends RefundStepUse, Pick<OrderViews, 'PartMissing' | 'OrderSummary' | 'ReturnSummary'> {
  /** The number in the address, by which the refund is asked for. */
  readonly orderNumber: string;
  readonly order: Order;
}

/** The step on show. Once the account was taken, there is none left to ask for. */
export function RefundContent(props: RefundContentProps): ReactNode {
  const { orderNumber, order, step, goTo } = props;
  const use = useBankRefund(orderNumber);
  const { refund, state } = use;
  const refusal = useRefusal(refund.findEmail(order) !== undefined);
  const isTaken = state.status === 'done' && step !== 'confirmation';
  useEffect(() => {
    if (!isTaken) return;
    refund.forget();
    goTo('confirmation', { isReplaced: true });
  });
  if (step === 'confirmation') return <RefundDone {...props} email={refund.findEmail(order)} />;
  if (refusal) return refusal;
  if (step === 'landing') return <RefundLanding order={order} onGo={() => goTo('form')} />;
  return <RefundForm {...props} use={use} />;
}
