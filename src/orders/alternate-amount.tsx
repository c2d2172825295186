import type { ReactNode } from 'react';
import type { Order } from './model/order.js';
import { useIntl } from '../app/context/element-context.js';

interface AlternateAmountProps {
  readonly order: Order;
  readonly amount: number | undefined;
  /** Separator from the text before it on the same line. */
  readonly lead?: string;
}

/** The same amount in the order's alternate currency; renders nothing unless the server sent it. */
export function AlternateAmount({ order: { alternate }, amount, lead }: AlternateAmountProps): ReactNode {
  const intl = useIntl();
  if (!alternate || amount === undefined) return null;
  return (
    <span className="sums-alternate">
      {lead}
      {intl.money(amount, alternate.currency)}
    </span>
  );
}
