import { memo, type ReactNode } from 'react';
import type { OrderItem } from '../../domain/order.js';
import { useIntl } from '../../host/use-intl.js';
import { useOrderUrls } from '../../host/use-order-urls.js';
import { Picture } from '../../ui/picture.js';

export interface ItemRowProps {
  readonly item: OrderItem;
  readonly currency: string;
  /** The lines of the part differ: each says its own. */
  readonly showsStatus: boolean;
}

/** One line: picture, what it is, what it cost. A service stands below its item, without a picture. */
export const ItemRow = memo(function ItemRow({ item, currency, showsStatus }: ItemRowProps): ReactNode {
  const intl = useIntl();
  const { toUrl, onPictureFail } = useOrderUrls();
  const isService = item.kind === 'service';
  const kind = [item.category, item.color].filter((word) => word !== undefined).join(' · ');
  return (
    <li className={isService ? 'item is-service' : 'item'} tabIndex={-1}>
      {!isService && (
        <Picture src={toUrl(item.image)} alt="" missing={intl.t('order.noPicture')} onFail={onPictureFail} />
      )}
      <div className="item-text">
        <p className="item-title" dir="auto">
          {item.title}
        </p>
        {kind !== '' && (
          <p className="item-details" dir="auto">
            {kind}
          </p>
        )}
        {item.size !== undefined && (
          <p className="item-details">{intl.rich('order.size', { size: () => <bdi key="size">{item.size}</bdi> })}</p>
        )}
        <p className="item-details">{intl.t('order.pieces', { count: item.quantity })}</p>
        {showsStatus && <p className="item-status">{intl.t('order.status', { status: item.status })}</p>}
      </div>
      <ItemPrice item={item} currency={currency} />
    </li>
  );
});

/** What the line cost; the list price beside it, struck through, where it was above. */
function ItemPrice({ item, currency }: Pick<ItemRowProps, 'item' | 'currency'>): ReactNode {
  const intl = useIntl();
  const { price, listPrice } = item;
  if (price === undefined) return null;
  return (
    <p className="item-price">
      <span className="for-reader">{intl.t('orderDetail.price')}</span>
      <span>{intl.money(price, currency)}</span>
      {listPrice !== undefined && listPrice > price && (
        <>
          <span className="for-reader">{intl.t('orderDetail.listPrice')}</span>
          <s>{intl.money(listPrice, currency)}</s>
        </>
      )}
    </p>
  );
}
