import type { ReactNode } from 'react';
import type { Order } from '../../../orders/model/order.js';
import type { ReturnChoice } from '../../../returns/model/return-choice.js';
import { splitRow } from '../model/refund-estimate.js';
import type { ReturnRow } from '../../../returns/model/return-row.js';
import { useIntl } from '../../../app/context/scope-context.js';
import { useOrderUrls } from '../../../app/navigation/use-order-urls.js';
import { ItemWords } from '../../../orders/item-words.js';
import { Picture } from '../../../ui/picture.js';

export interface ReviewItemProps {
  readonly order: Order;
  readonly row: ReturnRow | undefined;
  readonly choice: ReturnChoice;
}

/** What goes back of one row, and why. */
export function ReviewItem({ order, row, choice }: ReviewItemProps): ReactNode {
  const intl = useIntl();
  const { toUrl, onPictureFail } = useOrderUrls();
  if (!row) return null;
  const { quantity, reason = '', text } = choice;
  const [item] = row.items;
  const price = splitRow(row, quantity)?.price;
  const shown = { ...item, quantity, ...(price !== undefined && { price }) };
  return (
    <li className="item">
      <Picture src={toUrl(item.image)} alt="" missing={intl.t('order.noPicture')} onFail={onPictureFail} />
      <div className="item-text">
        <ItemWords item={shown} currency={order.currency} intl={intl} />
        <p>{intl.t('returnWizard.reason', { reason })}</p>
        {text !== '' && (
          <p className="item-details" dir="auto">
            {text}
          </p>
        )}
      </div>
    </li>
  );
}
