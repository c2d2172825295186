import type { ReactNode } from 'react';
import type { Order } from '../../../orders/model/order.js';
import { usePart } from '../../../app/lazy/use-part.js';
import { usePaymentDue } from './use-payment-due.js';
import { PartMissing } from '../part-missing.js';

const loadPaymentPart = async () => (await import('./payment-part.js')).paymentPart;

/** What there is to say of a payment that is open, above the parts of the order. */
export function PaymentDue({ order }: { readonly order: Order }): ReactNode {
  const due = usePaymentDue(order);
  const part = usePart(loadPaymentPart, due !== undefined);
  if (due === undefined) return null;
  if (part.status === 'failed') return <PartMissing onRetry={part.retry} />;
  return part.status === 'ready' ? <part.views.PayOrder order={order} due={due} /> : <div className="pay-place" />;
}
