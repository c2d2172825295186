import type { ReactNode } from 'react';
import type { Order } from '../orders/model/order.js';
import { useIntl } from '../app/context/element-context.js';
import { useTaxRule } from './use-return-rules.js';
import { SideCard } from '../orders/side-card.js';
import { listSums, SumList } from '../orders/sum-list.js';
import { useTax } from '../orders/use-tax.js';

/** The refund, in both currencies if there are two. Amounts of zero have no line. */
export function ReturnSummary({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const tax = useTaxRule();
  const rows = listSums(order, tax === 'row').filter(({ amount }) => amount > 0);
  if (rows.length === 0 && order.total === undefined) return null;
  return (
    <SideCard title={intl.t('orderDetail.summary')} slotName="summary">
      <SumList order={order} rows={rows} totalLabel={intl.t('returnOrder.total')} />
      {tax !== 'row' && <TaxNote order={order} isNamed={tax === 'named'} />}
    </SideCard>
  );
}

interface TaxNoteProps {
  readonly order: Order;
  readonly isNamed: boolean;
}

/** Without a separate line, the tax is mentioned by name, or as part of the sum that includes it. */
function TaxNote({ order: { sums, total, currency }, isNamed }: TaxNoteProps): ReactNode {
  const intl = useIntl();
  const tax = useTax();
  const goodsTax = isNamed ? (sums.includedTaxes ?? sums.taxes) : undefined;
  if (goodsTax !== undefined) {
    return <p className="item-details">{intl.t('orderDetail.goodsTax', { amount: intl.money(goodsTax, currency) })}</p>;
  }
  const isPartOfTotal = !isNamed && total !== undefined && (sums.taxes ?? 0) > 0;
  return isPartOfTotal && <p className="item-details">{intl.t('returnOrder.withTaxes', { tax })}</p>;
}
