import type { ReactNode } from 'react';
import type { Order } from '../../../orders/model/order.js';
import type { ReturnRow } from '../../../returns/model/return-row.js';
import { useIntl } from '../../../app/context/use-intl.js';
import { useOrderUrls } from '../../../orders/use-order-urls.js';
import { Button } from '../../../ui/button.js';
import { ItemWords } from '../../../orders/item-words.js';
import { Picture } from '../../../ui/picture.js';

export interface ExchangeOriginalProps {
  readonly order: Order;
  readonly row: ReturnRow;
  readonly unitPrice: number | undefined;
  readonly onEdit: () => void;
}

/** What goes back, one of it, and the way to change that. */
export function ExchangeOriginal({ order, row, unitPrice, onEdit }: ExchangeOriginalProps): ReactNode {
  const intl = useIntl();
  const { toUrl, onPictureFail } = useOrderUrls();
  const [{ price: linePrice, ...item }] = row.items;
  const price = unitPrice ?? (linePrice === undefined ? undefined : linePrice / item.quantity);
  const shown = { ...item, quantity: 1, ...(price !== undefined && { price }) };
  return (
    <section className="exchange-original" aria-label={intl.t('returnExchange.original')}>
      <Picture src={toUrl(item.image)} alt="" missing={intl.t('order.noPicture')} onFail={onPictureFail} />
      <div className="exchange-item">
        <p className="item-details">{intl.t('returnExchange.original')}</p>
        <ItemWords item={shown} currency={order.currency} intl={intl} />
        <Button kind="text" onPress={onEdit}>
          {intl.t('returnExchange.edit')}
        </Button>
      </div>
    </section>
  );
}
