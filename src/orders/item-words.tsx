import { Fragment, type ReactNode } from 'react';
import type { OrderItem, OrderGroup } from './model/order.js';
import type { Intl18n } from '../i18n/create-intl.js';

export interface ItemWordsProps {
  readonly item: OrderItem;
  readonly currency: string;
  readonly intl: Intl18n;
}

/** The text of a line: title, then colour, size and quantity, then its price. */
export function ItemWords({ item, currency, intl }: ItemWordsProps): ReactNode {
  const { color, size, quantity } = item;
  const details = [
    color !== undefined && <bdi>{color}</bdi>,
    size !== undefined && intl.rich('order.size', { size: () => <bdi key="size">{size}</bdi> }),
    quantity > 1 && intl.t('order.pieces', { count: quantity }),
  ].filter((detail) => detail !== false);
  return (
    <span className="item-words">
      <span dir="auto">{item.title}</span>
      {details.length > 0 && (
        <span className="item-details">
          {details.map((detail, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              {detail}
            </Fragment>
          ))}
        </span>
      )}
      <ItemPrice price={item.price} currency={currency} intl={intl} />
    </span>
  );
}

interface ItemPriceProps extends Pick<ItemWordsProps, 'currency' | 'intl'> {
  readonly price: number | undefined;
}

export function ItemPrice({ price, currency, intl }: ItemPriceProps): ReactNode {
  return price !== undefined && <span className="item-details figures">{intl.money(price, currency)}</span>;
}

/** The heading of a group, as the server words it; if it sent none, the package's text for its status. */
export function formatHeading({ heading, statuses }: Pick<OrderGroup, 'heading' | 'statuses'>, intl: Intl18n): string {
  return heading ?? intl.t('order.status', { status: statuses[0] ?? 'unknown' });
}
