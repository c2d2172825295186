import type { ReactNode } from 'react';
import type { Order } from './model/order.js';
import { useIntl } from '../app/context/element-context.js';
import { AlternateAmount } from './alternate-amount.js';
import { useTax } from './use-tax.js';

const ROWS = [
  ['orderDetail.subTotal', 'subTotal'],
  ['orderDetail.shipping', 'shipping'],
  ['orderDetail.fees', 'fees'],
  ['orderDetail.taxes', 'taxes'],
  ['orderDetail.duties', 'duties'],
] as const;

/** One amount of a total. */
export type SumRow = ReturnType<typeof listSums>[number];

/** The amounts that the server sent, in display order; taxes only if they have a row of their own. */
export function listSums({ sums, alternateSums = {} }: Order, hasTaxRow: boolean) {
  return ROWS.flatMap(([label, name]) => {
    const amount = sums[name];
    return amount === undefined || (name === 'taxes' && !hasTaxRow)
      ? []
      : [{ label, amount, other: alternateSums[name] }];
  });
}

interface SumListProps {
  readonly order: Order;
  readonly rows: readonly SumRow[];
  /** The label of the total. */
  readonly totalLabel: string;
}

/** Amounts and their total, in both currencies if there are two. Shipping of zero is shown as free. */
export function SumList({ order, rows, totalLabel }: SumListProps): ReactNode {
  const intl = useIntl();
  const tax = useTax();
  const { total, currency, alternate } = order;
  return (
    <dl className="sums">
      {rows.map(({ label, amount, other }) => (
        <div key={label}>
          <dt>{intl.t(label, { tax })}</dt>
          <dd>
            {label === 'orderDetail.shipping' && amount === 0
              ? intl.t('orderDetail.free')
              : intl.money(amount, currency)}
            {amount > 0 && <AlternateAmount order={order} amount={other} />}
          </dd>
        </div>
      ))}
      {total !== undefined && (
        <div className="sums-total">
          <dt>{totalLabel}</dt>
          <dd part="price">
            {intl.money(total, currency)}
            <AlternateAmount order={order} amount={alternate?.total} />
          </dd>
        </div>
      )}
    </dl>
  );
}
