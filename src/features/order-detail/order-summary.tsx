import type { ReactNode } from 'react';
import type { Order } from '../../domain/order.js';
import { useIntl } from '../../host/use-intl.js';
import type { MessageId } from '../../i18n/message-id.js';
import { SideCard } from './side-card.js';

/** What the total is made of. Amounts the server did not send have no line; shipping that cost nothing is free. */
export function OrderSummary({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const { sums, currency, total, alternate } = order;
  const rows: readonly (readonly [MessageId, number | undefined])[] = [
    ['orderDetail.subTotal', sums.subTotal],
    ['orderDetail.shipping', sums.shipping],
    ['orderDetail.fees', sums.fees],
    ['orderDetail.taxes', sums.taxes],
    ['orderDetail.duties', sums.duties],
  ];
  const known = rows.flatMap(([label, amount]) => (amount === undefined ? [] : [{ label, amount }]));
  if (known.length === 0 && total === undefined) return null;
  return (
    <SideCard title={intl.t('orderDetail.summary')}>
      <dl className="sums">
        {known.map(({ label, amount }) => (
          <div key={label}>
            <dt>{intl.t(label)}</dt>
            <dd>
              {label === 'orderDetail.shipping' && amount === 0
                ? intl.t('orderDetail.free')
                : intl.money(amount, currency)}
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
      {sums.includedTaxes !== undefined && (
        <p className="item-details">
          {intl.t('orderDetail.includedTaxes', { amount: intl.money(sums.includedTaxes, currency) })}
        </p>
      )}
    </SideCard>
  );
}
