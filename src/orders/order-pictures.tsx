import type { ReactNode } from 'react';
import type { OrderItem } from './model/order.js';
import type { Intl18n } from '../i18n/create-intl.js';
import { Picture } from '../ui/picture.js';
import { PlaceLink } from '../ui/place-link.js';
import type { CardLinks } from './card-links.js';
import { ItemWords } from './item-words.js';

/** More than this would make the row a list. */
const PICTURES_SHOWN = 4;

export interface OrderPicturesProps {
  readonly items: readonly OrderItem[];
  readonly currency: string;
  readonly intl: Intl18n;
  readonly links: CardLinks;
}

/** Up to four square pictures in a row, then how many more there are; the row opens the order. A single item is told in words, too. */
export function OrderPictures({ items, currency, intl, links }: OrderPicturesProps): ReactNode {
  // Services have no picture and are no things to count; alone they are all there is to tell.
  const things = items.filter(({ kind }) => kind !== 'service');
  const told = things.length > 0 ? things : items;
  const [only, ...others] = told;
  const hidden = told.length - PICTURES_SHOWN;
  if (!only) return null;
  const list = (
    <ul className="pictures" aria-label={intl.t('order.itemCount', { count: told.length })}>
      {told.slice(0, PICTURES_SHOWN).map((item) => (
        <li key={item.key}>
          <Picture
            src={links.toUrl(item.image)}
            alt={item.title}
            missing={intl.t('order.noPicture')}
            onFail={links.onPictureFail}
          />
          {others.length === 0 && <ItemWords item={only} currency={currency} intl={intl} />}
        </li>
      ))}
      {hidden > 0 && (
        <li className="pictures-more">
          <span aria-hidden="true">{intl.t('order.hiddenItems', { count: hidden })}</span>
          <span className="for-reader">{intl.t('order.moreItems', { count: hidden })}</span>
        </li>
      )}
    </ul>
  );
  if (!links.onOpen) return list;
  return (
    <div className="pictures-row">
      {list}
      <PlaceLink href={links.href} onGo={links.onOpen} className="pictures-cover" tabIndex={-1} aria-hidden>
        {null}
      </PlaceLink>
    </div>
  );
}
