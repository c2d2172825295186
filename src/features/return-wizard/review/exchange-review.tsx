import type { ReactNode } from 'react';
import { EXCHANGE_SHIPPING_DAYS, REPLACEMENT_DAYS, findReturnBy } from '../../../returns/model/return-by.js';
import { findPick, listExchangeUnits } from '../../../returns/model/exchange-pick.js';
import type { UnitEstimate } from '../exchange/model/exchange-estimate.js';
import type { Order } from '../../../orders/model/order.js';
import type { ExchangePreviewUse } from '../exchange/use-exchange-preview.js';
import { useIntl, useScope } from '../../../app/context/scope-context.js';
import type { WizardProgress } from '../../../returns/store/return-wizard.js';
import { ExchangeItem } from './exchange-item.js';

export interface ExchangeReviewProps {
  readonly order: Order;
  readonly progress: Pick<WizardProgress, 'choices' | 'picks'>;
  readonly preview: ExchangePreviewUse;
  readonly estimates: readonly UnitEstimate[];
  /** Of all that comes back; absent until it is known. */
  readonly total: number | undefined;
  readonly returnByDays: number | undefined;
}

/** What is exchanged for what, what comes back for it, and until when it has to be on its way. */
export function ExchangeReview(props: ExchangeReviewProps): ReactNode {
  const { order, progress, preview, estimates, total, returnByDays } = props;
  const intl = useIntl();
  const { platform } = useScope();
  const { choices, picks } = progress;
  const places = listExchangeUnits(choices);
  const returnBy = findReturnBy(platform.now(), returnByDays);
  return (
    <>
      <ul className="items">
        {preview.units.map((unit, index) => {
          const place = places[index];
          return (
            <ExchangeItem
              key={unit.id}
              order={order}
              unit={unit}
              pick={place && findPick(picks, place)}
              quantity={choices.find(({ rowKey }) => rowKey === unit.row.key)?.quantity ?? 1}
              estimate={estimates.find(({ id }) => id === unit.id)}
            />
          );
        })}
      </ul>
      {total !== undefined && (
        <dl className="sums">
          <div className="sums-total">
            <dt>{intl.t('returnReview.total')}</dt>
            <dd>{intl.money(total, order.currency)}</dd>
          </div>
        </dl>
      )}
      <ul className="exchange-terms">
        {returnBy !== undefined && <li>{intl.t('returnReview.returnBy', { date: intl.date(returnBy) })}</li>}
        <li>{intl.t('returnReview.replacement', REPLACEMENT_DAYS)}</li>
        <li>{intl.t('returnReview.shipping', EXCHANGE_SHIPPING_DAYS)}</li>
      </ul>
    </>
  );
}
