import type { ReactNode } from 'react';
import type { OrderSums } from './model/order-sums.js';
import type { Order } from './model/order.js';
import { useIntl, useElementContext, useSelector } from '../app/context/element-context.js';
import { AlternateAmount } from './alternate-amount.js';
import { SideCard } from './side-card.js';
import { listSums, SumList } from './sum-list.js';
import { useIsCancelled } from './use-cancel-mark.js';
import { useTax } from './use-tax.js';

/**
 * The amounts of the total. Amounts that the server did not send have no row; shipping of zero is shown as free. The total of a cancelled
 * order is what it was before.
 */
export function OrderSummary({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const tax = useTax();
  const isGoodsTaxMarket = useSelector(context.settings, ({ market }) => market?.namesGoodsTax === true);
  const namesGoodsTax = isGoodsTaxMarket || context.isFlagOn('isAustralia');
  const isBefore = useIsCancelled(order) && order.total !== 0;
  const { sums, currency, total, alternateSums = {} } = order;
  // A goods tax with a name of its own has its own line below, so it gets no row here.
  const known = listSums(order, !namesGoodsTax);
  const findIncludedTaxes = ({ includedTaxes: sum, taxes }: OrderSums) => sum ?? (namesGoodsTax ? taxes : undefined);
  const includedTaxes = findIncludedTaxes(sums);
  if (known.length === 0 && total === undefined) return null;
  return (
    <SideCard title={intl.t('orderDetail.summary')} slotName="summary">
      <SumList
        order={order}
        rows={known}
        totalLabel={intl.t(isBefore ? 'orderDetail.totalBefore' : 'orderDetail.total')}
      />
      {includedTaxes !== undefined && (
        <p className="item-details">
          {intl.t(namesGoodsTax ? 'orderDetail.goodsTax' : 'orderDetail.includedTaxes', {
            tax,
            amount: intl.money(includedTaxes, currency),
          })}
          <AlternateAmount order={order} amount={findIncludedTaxes(alternateSums)} lead=" · " />
        </p>
      )}
    </SideCard>
  );
}
