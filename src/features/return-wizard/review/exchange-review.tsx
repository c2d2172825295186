import { useEffect, type ReactNode } from 'react';
import { REPLACEMENT_DAYS, findReturnBy } from '../../../returns/model/return-by.js';
import { findPick, listExchangeUnits, type ExchangePick } from '../../../returns/model/return-choice.js';
import type { UnitEstimate } from '../exchange/model/exchange-estimate.js';
import type { Order, OrderItem } from '../../../orders/model/order.js';
import type { ExchangePreviewResult } from '../exchange/use-exchange-preview.js';
import { useIntl, useElementContext } from '../../../app/context/element-context.js';
import type { WizardProgress } from '../../../returns/store/return-wizard.js';
import type { ExchangedUnit } from '../exchange/model/exchanged-unit.js';
import { useExchangeOptions } from '../exchange/use-exchange-options.js';
import { useOrderUrls } from '../../../app/navigation/use-order-urls.js';
import { ItemPrice, ItemWords } from '../../../orders/item-words.js';
import { Picture } from '../../../ui/picture.js';

export interface ExchangeReviewProps {
  readonly order: Order;
  readonly progress: Pick<WizardProgress, 'choices' | 'picks'>;
  readonly preview: ExchangePreviewResult;
  readonly estimates: readonly UnitEstimate[];
  /** The exchange cannot be submitted, so no refund is promised. */
  readonly isRefused: boolean;
  /** The total refund; absent until it is known. */
  readonly total: number | undefined;
  readonly returnByDays: number | undefined;
}

/** What is exchanged for what, the refund, and the date by which the return must be sent. */
export function ExchangeReview(props: ExchangeReviewProps): ReactNode {
  const { order, progress, preview, estimates, isRefused, total, returnByDays } = props;
  const intl = useIntl();
  const { platform } = useElementContext();
  const { choices, picks } = progress;
  const exchangeUnits = listExchangeUnits(choices);
  const returnBy = findReturnBy(platform.now(), returnByDays);
  return (
    <>
      <ul className="items">
        {preview.units.map((unit, index) => {
          const exchangeUnit = exchangeUnits[index];
          return (
            <ExchangeItem
              key={unit.id}
              order={order}
              unit={unit}
              pick={exchangeUnit && findPick(picks, exchangeUnit)}
              quantity={choices.find(({ rowKey }) => rowKey === unit.row.key)?.quantity ?? 1}
              estimate={estimates.find(({ id }) => id === unit.id)}
              total={total}
            />
          );
        })}
      </ul>
      {total !== undefined && !isRefused && (
        <dl className="sums">
          <div className="sums-total">
            <dt>{intl.t('returnReview.total')}</dt>
            <dd part="price">{intl.money(total, order.currency)}</dd>
          </div>
        </dl>
      )}
      {!isRefused && (
        <ul className="exchange-terms">
          {returnBy !== undefined && <li>{intl.t('returnReview.returnBy', { date: intl.date(returnBy) })}</li>}
          <li>{intl.t('returnReview.replacement', REPLACEMENT_DAYS)}</li>
        </ul>
      )}
    </>
  );
}

interface ExchangeItemProps {
  readonly order: Order;
  readonly unit: ExchangedUnit;
  readonly pick: ExchangePick | undefined;
  /** Number of units of its row that are exchanged. */
  readonly quantity: number;
  /** Absent until the preview is loaded. */
  readonly estimate: UnitEstimate | undefined;
  /** The total refund; a unit's refund is not shown again if it equals the total. Absent until it is known. */
  readonly total: number | undefined;
}

/** One unit, its replacement and the refund. */
function ExchangeItem({ order, unit, pick, quantity, estimate, total }: ExchangeItemProps): ReactNode {
  const intl = useIntl();
  const { toUrl, onPictureFail } = useOrderUrls();
  const original = toPiece(unit.item, unit.paid?.price);
  const picture = (src: string | undefined): ReactNode => (
    <Picture src={toUrl(src)} alt="" missing={intl.t('order.noPicture')} onFail={onPictureFail} />
  );
  const { image, styleName, color, size } = usePicked({ order, unit, pick, quantity });
  return (
    <li className="exchange-pair">
      <div className="item">
        {picture(original.image)}
        <div className="item-text">
          <p className="item-details">{intl.t('returnReview.original')}</p>
          <ItemWords item={original} currency={order.currency} intl={intl} />
        </div>
      </div>
      <div className="item">
        {picture(image)}
        <div className="item-text">
          <p className="item-details">{intl.t('returnReview.exchanged')}</p>
          <p className="item-title">{styleName}</p>
          <dl className="exchange-facts">
            <Fact name={intl.t('returnReview.color')}>{color}</Fact>
            <Fact name={intl.t('returnReview.size')}>{size}</Fact>
            {estimate && estimate.difference > 0 && estimate.difference !== total && (
              <Fact name={intl.t('returnReview.difference')}>{intl.money(estimate.difference, order.currency)}</Fact>
            )}
          </dl>
          <ItemPrice price={estimate?.price} currency={order.currency} intl={intl} />
          {estimate?.isMoreExpensive && <p className="exchange-more-expensive">{intl.t('returnReview.dearer')}</p>}
        </div>
      </div>
    </li>
  );
}

/** One fact about the unit; renders nothing if it is unknown. */
function Fact({ name, children }: { readonly name: string; readonly children: string | undefined }): ReactNode {
  if (children === undefined) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

interface Picked {
  readonly image?: string;
  readonly styleName?: string;
  readonly color?: string;
  readonly size?: string;
}

/** The selection as text, requested again after a reload. */
function usePicked({ order, unit, pick, quantity }: Omit<ExchangeItemProps, 'estimate' | 'total'>): Picked {
  const { load, read } = useExchangeOptions({ order, row: unit.row, quantity });
  useEffect(read, [read]);
  const skus = load.status === 'ready' && load.value.status === 'active' ? load.value.skus : [];
  const sku = skus.find(({ colorCode }) => colorCode === pick?.colorCode);
  if (!sku) return {};
  const size = sku.sizes.find(({ skuId }) => skuId === pick?.skuId)?.label;
  const { image, styleName, color } = sku;
  return { styleName, color, ...(image !== undefined && { image }), ...(size !== undefined && { size }) };
}

/** One unit of a line, at the price paid for it. */
function toPiece({ price: _, ...line }: OrderItem, paid: number | undefined): OrderItem {
  return { ...line, quantity: 1, ...(paid !== undefined && { price: paid }) };
}
