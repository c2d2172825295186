import type { ReactNode } from 'react';
import type { OrderItem } from '../../orders/model/order.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useItemShop } from '../../orders/shop/use-item-shop.js';
import { useScope } from '../../app/context/scope-context.js';
import type { ShopWish } from '../../orders/shop/shop-views.js';
import { Button } from '../../ui/button.js';

/** The ways back to the shop from one line, as small as text: buying it again, and what is like it. */
export function ItemShop({ item }: { readonly item: OrderItem }): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const shop = useItemShop();
  const toButton = (its: ShopWish['label']): ReactNode => {
    const { label, isBusy, failure, onGo } = shop.tell({ label: its, item });
    return (
      <>
        <Button kind="text" isBusy={isBusy} onPress={onGo}>
          {intl.t(label)}
          <span className="for-reader"> {item.title}</span>
        </Button>
        {failure && <p role="alert">{intl.t(failure)}</p>}
      </>
    );
  };
  return (
    <div className="item-shop">
      {item.buyAgainUrl !== undefined && toButton('order.buyAgain')}
      {item.kind !== 'service' && scope.isFlagOn('enableShopSimilar') && toButton('order.shopSimilar')}
      {shop.panel}
    </div>
  );
}
