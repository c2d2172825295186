import { useEffect, useRef } from 'react';
import { isPaymentDue } from '../../../orders/model/deferred-payment.js';
import type { Order } from '../../../orders/model/order.js';
import { composePayment } from './compose-payment.js';
import { useScope } from '../../../app/context/scope-context.js';

/** How soon after a payment the order is read again: the provider tells the service in its own time. */
const READ_AFTER_MS = 5_000;

/** After a payment the order is read once more, as long as it does not know of it. */
export function useOrderAfterPayment(order: Order): void {
  const scope = useScope();
  const isDue = useRef(isPaymentDue(order) || order.legacyPaymentUrl !== undefined);
  useEffect(() => {
    if (!isDue.current) return undefined;
    return scope.platform.after(READ_AFTER_MS, () => scope.own(composePayment).readOrderAgain());
  }, [scope]);
}
