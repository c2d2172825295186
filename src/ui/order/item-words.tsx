import type { ReactNode } from 'react';
import type { OrderItem } from '../../domain/order.js';
import type { Intl18n } from '../../i18n/create-intl.js';

export interface ItemWordsProps {
  readonly item: OrderItem;
  readonly currency: string;
  readonly intl: Intl18n;
}

/** A line in words: title, then colour, size and quantity, then its price. */
export function ItemWords({ item, currency, intl }: ItemWordsProps): ReactNode {
  const details = [
    item.color,
    item.size !== undefined && intl.t('order.size', { size: item.size }),
    item.quantity > 1 && intl.t('order.pieces', { count: item.quantity }),
  ].filter(Boolean);
  return (
    <span className="item-words">
      <span dir="auto">{item.title}</span>
      {details.length > 0 && (
        <span className="item-details" dir="auto">
          {details.join(' · ')}
        </span>
      )}
      {item.price !== undefined && <span className="item-details figures">{intl.money(item.price, currency)}</span>}
    </span>
  );
}
