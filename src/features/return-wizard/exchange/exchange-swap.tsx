import type { ReactNode } from 'react';
import type { Order } from '../../../orders/model/order.js';
import { ItemWords, type ItemWordsProps } from '../../../orders/item-words.js';
import type { ReturnRow } from '../../../returns/model/return-choice.js';
import { useIntl } from '../../../app/context/element-context.js';
import { useOrderUrls } from '../../../app/navigation/use-order-urls.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { NEXT_ICON } from '../../../ui/icons/next-icon.js';
import { Picture } from '../../../ui/picture.js';
import { getDifference } from './model/exchange-estimate.js';
import { findColorRefusal } from './model/exchange-rules.js';
import type { ExchangeSize, ExchangeSku } from './model/exchange-sku.js';

export interface ExchangeSwapProps {
  readonly order: Pick<Order, 'currency'>;
  readonly row: ReturnRow;
  readonly unitPrice: number | undefined;
  /** The chosen colour; absent until one is chosen. */
  readonly sku: ExchangeSku | undefined;
  /** The article in the chosen size. */
  readonly skuId: string | undefined;
  readonly onEdit: () => void;
  /** The difference in price. */
  readonly children?: ReactNode;
}

/** What goes back, and what comes instead. */
export function ExchangeSwap({ order, row, unitPrice, sku, skuId, onEdit, children }: ExchangeSwapProps): ReactNode {
  const intl = useIntl();
  const { toUrl, onPictureFail } = useOrderUrls();
  const { currency } = order;
  const [{ price: _ofLine, ...item }] = row.items;
  const price = findPaidPrice(row, unitPrice);
  const original = { ...item, quantity: 1, ...(price !== undefined && { price }) };
  const picked = sku && findColorRefusal(sku, unitPrice) === undefined ? sku : undefined;
  const size = picked?.sizes.find((candidate) => candidate.skuId === skuId);
  const picture = (src: string | undefined): ReactNode => (
    <Picture src={toUrl(src)} alt="" missing={intl.t('order.noPicture')} onFail={onPictureFail} />
  );
  return (
    <div className="exchange-swap">
      <section className="exchange-original" aria-label={intl.t('returnExchange.original')}>
        {picture(item.image)}
        <div className="exchange-item">
          <p className="item-details">{intl.t('returnExchange.original')}</p>
          <ItemWords item={original} currency={currency} intl={intl} />
          <Button kind="text" onPress={onEdit}>
            {intl.t('returnExchange.edit')}
          </Button>
        </div>
      </section>
      <Icon shape={NEXT_ICON} />
      <section className="exchange-picked" aria-label={intl.t('returnExchange.picked')}>
        {picked ? picture(picked.image) : <div className="exchange-open" />}
        <div className="exchange-item">
          <p className="item-details">{intl.t('returnExchange.picked')}</p>
          {picked && <ItemWords item={toItem(picked, size)} currency={currency} intl={intl} />}
          {children}
        </div>
      </section>
    </div>
  );
}

/** One unit of the replacement as a line. */
function toItem({ styleName, color, price }: ExchangeSku, size: ExchangeSize | undefined): ItemWordsProps['item'] {
  return {
    title: styleName,
    color,
    quantity: 1,
    ...(size && { size: size.label }),
    ...(price !== undefined && { price }),
  };
}

/** The price of one unit; a share of its line if the unit itself has none. */
function findPaidPrice({ items: [{ price, quantity }] }: ReturnRow, unitPrice: number | undefined): number | undefined {
  return unitPrice ?? (price === undefined ? undefined : price / quantity);
}

/** The refund for a cheaper replacement, or that there is none. */
export function ExchangeDifference({
  order,
  row,
  unitPrice,
  sku,
}: Omit<ExchangeSwapProps, 'skuId' | 'onEdit' | 'children'>): ReactNode {
  const intl = useIntl();
  const { currency } = order;
  const price = findPaidPrice(row, unitPrice);
  const isTaken = sku && findColorRefusal(sku, unitPrice) === undefined;
  if (!isTaken || sku.price === undefined || price === undefined) return null;
  const difference = getDifference(price, sku.price, currency);
  return (
    <div className="refund-lines">
      {difference > 0 ? (
        <dl className="sums">
          <div className="sums-total">
            <dt>{intl.t('returnExchange.difference')}</dt>
            <dd part="price">{intl.money(difference, currency)}</dd>
          </div>
        </dl>
      ) : (
        <p className="exchange-even">{intl.t('returnExchange.even')}</p>
      )}
    </div>
  );
}
