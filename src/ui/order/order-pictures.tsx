import type { ReactNode } from 'react';
import type { OrderItem } from '../../domain/order.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { Picture } from '../picture.js';

/** More than this would make the row a list. */
const PICTURES_SHOWN = 4;

export interface OrderPicturesProps {
  readonly items: readonly OrderItem[];
  readonly intl: Intl18n;
  readonly toImageUrl: (image: string | undefined) => string | undefined;
}

/** Up to four square pictures in a row, then how many more there are. A single item is told in words beside its picture. */
export function OrderPictures({ items, intl, toImageUrl }: OrderPicturesProps): ReactNode {
  const [only, ...others] = items;
  const hidden = items.length - PICTURES_SHOWN;
  if (!only) return null;
  return (
    <ul className="pictures" aria-label={intl.t('order.itemCount', { count: items.length })}>
      {items.slice(0, PICTURES_SHOWN).map((item) => (
        <li key={item.key}>
          <Picture src={toImageUrl(item.image)} alt={item.title} missing={intl.t('order.noPicture')} />
          {others.length === 0 && <ItemWords item={only} intl={intl} />}
        </li>
      ))}
      {hidden > 0 && (
        <li className="pictures-more">
          <span aria-hidden="true">+{hidden}</span>
          <span className="for-reader">{intl.t('order.moreItems', { count: hidden })}</span>
        </li>
      )}
    </ul>
  );
}

function ItemWords({ item, intl }: { readonly item: OrderItem; readonly intl: Intl18n }): ReactNode {
  const details = [
    item.color,
    item.size !== undefined && intl.t('order.size', { size: item.size }),
    item.quantity > 1 && intl.t('order.pieces', { count: item.quantity }),
  ];
  return (
    <span className="item-words">
      <span dir="auto">{item.title}</span>
      <span className="item-details">{details.filter(Boolean).join(' · ')}</span>
    </span>
  );
}
