import type { ReactNode } from 'react';
import type { Cart, CartItem } from './model/cart.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useOrderUrls } from '../../orders/use-order-urls.js';
import { Picture } from '../../ui/picture.js';
import { ShopPrice } from './shop-price.js';

/** What lies in the bag, and how much there is in it in all. */
export function CartItems({ cart }: { readonly cart: Cart }): ReactNode {
  const intl = useIntl();
  return (
    <>
      <ul className="cart-items">
        {cart.items.map((item, index) => (
          <CartLine key={index} item={item} />
        ))}
      </ul>
      <p className="cart-count">{intl.t('miniCart.count', { count: cart.totalItemCount })}</p>
    </>
  );
}

function CartLine({ item }: { readonly item: CartItem }): ReactNode {
  const intl = useIntl();
  const { toUrl, onPictureFail } = useOrderUrls();
  return (
    <li className="cart-item">
      <Picture src={toUrl(item.image)} alt="" missing={intl.t('order.noPicture')} onFail={onPictureFail} />
      <div>
        <p className="item-title" dir="auto">
          {item.title}
        </p>
        {item.category !== undefined && (
          <p className="item-details" dir="auto">
            {item.category}
          </p>
        )}
        {item.size !== undefined && (
          <p className="item-details">{intl.rich('order.size', { size: () => <bdi key="size">{item.size}</bdi> })}</p>
        )}
        <p className="item-details">{intl.t('order.pieces', { count: item.quantity })}</p>
        <ShopPrice thing={item} />
      </div>
    </li>
  );
}
