import type { ReactNode } from 'react';
import type { Order } from '../../domain/order.js';
import { useIntl } from '../../host/use-intl.js';
import { useTaxRule } from '../../host/use-tax-rule.js';
import { SideCard } from './side-card.js';

const ROWS = [
  ['orderDetail.subTotal', 'subTotal'],
  ['orderDetail.shipping', 'shipping'],
  ['orderDetail.fees', 'fees'],
  ['orderDetail.taxes', 'taxes'],
  ['orderDetail.duties', 'duties'],
] as const;

/** What comes back, in both currencies where there are two. What is nothing has no line. */
export function ReturnSummary({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const tax = useTaxRule();
  const { sums, total, currency, alternate, alternateSums = {} } = order;
  const rows = ROWS.flatMap(([label, name]) => {
    const amount = sums[name] ?? 0;
    return amount > 0 && (name !== 'taxes' || tax === 'row') ? [{ label, amount, other: alternateSums[name] }] : [];
  });
  if (rows.length === 0 && total === undefined) return null;
  return (
    <SideCard title={intl.t('orderDetail.summary')}>
      <dl className="sums">
        {rows.map(({ label, amount, other }) => (
          <div key={label}>
            <dt>{intl.t(label)}</dt>
            <dd>
              {intl.money(amount, currency)}
              {alternate && other !== undefined && (
                <span className="sums-alternate">{intl.money(other, alternate.currency)}</span>
              )}
            </dd>
          </div>
        ))}
        {total !== undefined && (
          <div className="sums-total">
            <dt>{intl.t('returnOrder.total')}</dt>
            <dd>
              {intl.money(total, currency)}
              {alternate && <span className="sums-alternate">{intl.money(alternate.total, alternate.currency)}</span>}
            </dd>
          </div>
        )}
      </dl>
      {tax !== 'row' && <TaxNote order={order} isNamed={tax === 'named'} />}
    </SideCard>
  );
}

interface TaxNoteProps {
  readonly order: Order;
  readonly isNamed: boolean;
}

/** Without a row of its own, the tax is told by its name, or as part of the sum that is higher by it. */
function TaxNote({ order: { sums, total, currency }, isNamed }: TaxNoteProps): ReactNode {
  const intl = useIntl();
  const goodsTax = isNamed ? (sums.includedTaxes ?? sums.taxes) : undefined;
  if (goodsTax !== undefined) {
    return <p className="item-details">{intl.t('orderDetail.goodsTax', { amount: intl.money(goodsTax, currency) })}</p>;
  }
  const isPartOfTotal = !isNamed && total !== undefined && (sums.taxes ?? 0) > 0;
  return isPartOfTotal && <p className="item-details">{intl.t('returnOrder.withTaxes')}</p>;
}
