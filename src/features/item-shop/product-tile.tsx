import type { ReactNode } from 'react';
import type { SimilarProduct } from './model/similar-product.js';
import { leaveFor } from '../../app/navigation/leave-for.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useOrderUrls } from '../../orders/use-order-urls.js';
import { useScope } from '../../app/context/scope-context.js';
import { Picture } from '../../ui/picture.js';
import { PlaceLink } from '../../ui/place-link.js';
import { ShopPrice } from './shop-price.js';

/** A product to go to: picture, what it is, what it costs. Without an address that may be followed it is shown all the same. */
export function ProductTile({ product }: { readonly product: SimilarProduct }): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const { toUrl, onPictureFail } = useOrderUrls();
  const href = toUrl(product.url);
  return (
    <li className="tile">
      <Picture src={toUrl(product.image)} alt="" missing={intl.t('order.noPicture')} onFail={onPictureFail} />
      <p className="tile-title" dir="auto">
        <PlaceLink href={href} onGo={() => href !== undefined && leaveFor(scope, href)} className="tile-link">
          {product.title}
        </PlaceLink>
      </p>
      {product.category !== undefined && (
        <p className="item-details" dir="auto">
          {product.category}
        </p>
      )}
      <ShopPrice thing={product} />
    </li>
  );
}
