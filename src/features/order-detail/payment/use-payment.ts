import { useEffect, useMemo } from 'react';
import type { SafeUrl } from '../../../http/model/safe-url.js';
import type { DeferredPayment } from '../../../orders/model/deferred-payment.js';
import type { Order } from '../../../orders/model/order.js';
import { visibility } from '../../../platform/visibility.js';
import type { PaymentState } from './store/payment-state.js';
import { composePayment, type PaymentOwn } from './compose-payment.js';
import { useScope } from '../../../app/context/scope-context.js';
import { useSlice } from '../../../app/context/use-slice.js';

export interface PaymentOnShow extends Pick<PaymentOwn, 'reportUnknownHost' | 'reportBlocked'> {
  readonly state: PaymentState;
  /** The payment with an address that passed the gate; absent where it has none. */
  readonly toSafe: (payment: DeferredPayment) => DeferredPayment<SafeUrl> | undefined;
  readonly retry: () => void;
}

/** How the order on show is paid: as the order says, else by a job that runs while it is on show. */
export function usePayment(order: Order): PaymentOnShow {
  const own = useScope().own(composePayment);
  const preparation = own.get(order);
  const task = useMemo(() => own.toTask(order), [own, order]);
  const given = order.deferredPayment;
  useEffect(() => (given ? undefined : preparation.enter(task, visibility)), [given, preparation, task]);
  const known = useSlice(preparation.store, (state) => state);
  return useMemo(
    () => ({
      state: given ? { status: 'ready', payment: given } : known,
      toSafe: (payment) => toSafe(payment, own),
      retry: () => preparation.retry(task),
      reportUnknownHost: own.reportUnknownHost,
      reportBlocked: own.reportBlocked,
    }),
    [given, known, own, preparation, task],
  );
}

function toSafe(payment: DeferredPayment, { findUrl }: PaymentOwn): DeferredPayment<SafeUrl> | undefined {
  if (payment.kind === 'code') {
    const url = findUrl(payment.url);
    return url === undefined ? undefined : { ...payment, url };
  }
  const action = findUrl(payment.form.action);
  return action === undefined ? undefined : { ...payment, form: { ...payment.form, action } };
}
