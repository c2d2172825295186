import { useEffect, type ReactNode } from 'react';
import type { ExchangePick } from '../../../returns/model/exchange-pick.js';
import type { UnitEstimate } from '../exchange/model/exchange-estimate.js';
import type { ExchangedUnit } from '../exchange/model/exchanged-unit.js';
import type { Order, OrderItem } from '../../../orders/model/order.js';
import { useExchangeOptions } from '../exchange/use-exchange-options.js';
import { useIntl } from '../../../app/context/scope-context.js';
import { useOrderUrls } from '../../../app/navigation/use-order-urls.js';
import { ItemWords } from '../../../orders/item-words.js';
import { Picture } from '../../../ui/picture.js';

export interface ExchangeItemProps {
  readonly order: Order;
  readonly unit: ExchangedUnit;
  readonly pick: ExchangePick | undefined;
  /** How many of its row are exchanged. */
  readonly quantity: number;
  /** Absent until the preview is there. */
  readonly estimate: UnitEstimate | undefined;
}

/** One piece, what comes for it, and what comes back. */
export function ExchangeItem({ order, unit, pick, quantity, estimate }: ExchangeItemProps): ReactNode {
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
            {estimate && estimate.difference > 0 && (
              <Fact name={intl.t('returnReview.difference')}>{intl.money(estimate.difference, order.currency)}</Fact>
            )}
          </dl>
          {estimate?.isDearer && <p className="exchange-dearer">{intl.t('returnReview.dearer')}</p>}
        </div>
      </div>
    </li>
  );
}

/** One thing there is to know of it; nothing while nobody knows. */
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

/** What was picked, in words: asked for anew after a reload. */
function usePicked({ order, unit, pick, quantity }: Omit<ExchangeItemProps, 'estimate'>): Picked {
  const { load, read } = useExchangeOptions({ order, row: unit.row, quantity });
  useEffect(read, [read]);
  const skus = load.status === 'ready' && load.value.status === 'active' ? load.value.skus : [];
  const sku = skus.find(({ colorCode }) => colorCode === pick?.colorCode);
  if (!sku) return {};
  const size = sku.sizes.find(({ skuId }) => skuId === pick?.skuId)?.label;
  const { image, styleName, color } = sku;
  return { styleName, color, ...(image !== undefined && { image }), ...(size !== undefined && { size }) };
}

/** One piece of a line, at what was paid for it. */
function toPiece({ price: _, ...line }: OrderItem, paid: number | undefined): OrderItem {
  return { ...line, quantity: 1, ...(paid !== undefined && { price: paid }) };
}
