import { Fragment, type ReactNode } from 'react';
import type { OrderItem, OrderGroup } from './model/order.js';
import type { Intl18n } from '../i18n/create-intl.js';

export interface ItemWordsProps {
  readonly item: Pick<OrderItem, 'title' | 'color' | 'size' | 'quantity' | 'price'>;
  readonly currency: string;
  readonly intl: Intl18n;
}

/** The text of a line: title, then colour, size and quantity, then its price. */
export function ItemWords({ item, currency, intl }: ItemWordsProps): ReactNode {
  const facts = listFacts(item, intl);
  return (
    <span className="item-words">
      <span dir="auto">{item.title}</span>
      {facts.length > 0 && <span className="item-details">{facts}</span>}
      <ItemPrice price={item.price} currency={currency} intl={intl} />
    </span>
  );
}

/** Colour, size and quantity of a line, in one line of text; the quantity is shown only from `fewest` pieces on. */
export function listFacts({ color, size, quantity }: ItemWordsProps['item'], intl: Intl18n, fewest = 2): ReactNode[] {
  return [
    color !== undefined && <bdi>{color}</bdi>,
    size !== undefined && intl.rich('order.size', { size: () => <bdi key="size">{size}</bdi> }),
    quantity >= fewest && intl.t('order.pieces', { count: quantity }),
  ]
    .filter((fact) => fact !== false)
    .map((fact, index) => (
      <Fragment key={index}>
        {index > 0 && ' · '}
        {fact}
      </Fragment>
    ));
}

interface ItemPriceProps extends Pick<ItemWordsProps, 'currency' | 'intl'> {
  readonly price: number | undefined;
}

export function ItemPrice({ price, currency, intl }: ItemPriceProps): ReactNode {
  return (
    price !== undefined && (
      <span className="item-details figures" part="price">
        {intl.money(price, currency)}
      </span>
    )
  );
}

/** Names a line to screen reader users, by what tells it from another line with the same product. */
export function formatItemName({ title, color, size }: OrderItem, intl: Intl18n): string {
  return [title, color, size !== undefined && intl.t('order.size', { size })].filter(Boolean).join(', ');
}

/**
 * The heading of a group, as the server words it; if it sent none, the package's text for its status. A denied return and a pending
 * cancellation always get the package's text, because services keep headings such as 'Return in process' or 'Arriving Monday' for them.
 */
export function formatHeading({ heading, statuses }: Pick<OrderGroup, 'heading' | 'statuses'>, intl: Intl18n): string {
  const isOutdated = /^(returnDenied|cancellationPending)$/.test(statuses.join());
  return (!isOutdated && heading) || intl.t('order.status', { status: statuses[0] ?? 'unknown' });
}
