import type { ReactNode } from 'react';
import type { OrderSums } from '../../domain/order-sums.js';
import type { Order } from '../../domain/order.js';
import { useIntl } from '../../host/use-intl.js';
import { useScope } from '../../host/scope-context.js';
import { useSlice } from '../../host/use-slice.js';
import { SideCard } from './side-card.js';

const ROWS = [
  ['orderDetail.subTotal', 'subTotal'],
  ['orderDetail.shipping', 'shipping'],
  ['orderDetail.fees', 'fees'],
  ['orderDetail.taxes', 'taxes'],
  ['orderDetail.duties', 'duties'],
] as const;

/** What the total is made of. Amounts the server did not send have no line; shipping that cost nothing is free. */
export function OrderSummary({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const isGoodsTaxMarket = useSlice(scope.settings, ({ market }) => market?.namesGoodsTax === true);
  const namesGoodsTax = isGoodsTaxMarket || scope.isFlagOn('isAustralia');
  const { sums, currency, total, alternate, alternateSums = {} } = order;
  const known = ROWS.flatMap(([label, name]) => {
    const amount = sums[name];
    // Where the tax has a name of its own, it is told by that alone.
    if (amount === undefined || (name === 'taxes' && namesGoodsTax)) return [];
    return [{ label, amount, other: alternateSums[name] }];
  });
  const findIncludedTaxes = ({ includedTaxes: sum, taxes }: OrderSums) => sum ?? (namesGoodsTax ? taxes : undefined);
  const includedTaxes = findIncludedTaxes(sums);
  const otherIncludedTaxes = findIncludedTaxes(alternateSums);
  if (known.length === 0 && total === undefined) return null;
  return (
    <SideCard title={intl.t('orderDetail.summary')}>
      <dl className="sums">
        {known.map(({ label, amount, other }) => (
          <div key={label}>
            <dt>{intl.t(label)}</dt>
            <dd>
              {label === 'orderDetail.shipping' && amount === 0
                ? intl.t('orderDetail.free')
                : intl.money(amount, currency)}
              {alternate && other !== undefined && amount > 0 && (
                <span className="sums-alternate">{intl.money(other, alternate.currency)}</span>
              )}
            </dd>
          </div>
        ))}
        {total !== undefined && (
          <div className="sums-total">
            <dt>{intl.t('orderDetail.total')}</dt>
            <dd>
              {intl.money(total, currency)}
              {alternate && <span className="sums-alternate">{intl.money(alternate.total, alternate.currency)}</span>}
            </dd>
          </div>
        )}
      </dl>
      {includedTaxes !== undefined && (
        <p className="item-details">
          {intl.t(namesGoodsTax ? 'orderDetail.goodsTax' : 'orderDetail.includedTaxes', {
            amount: intl.money(includedTaxes, currency),
          })}
          {alternate && otherIncludedTaxes !== undefined && (
            <span className="sums-alternate"> · {intl.money(otherIncludedTaxes, alternate.currency)}</span>
          )}
        </p>
      )}
    </SideCard>
  );
}
