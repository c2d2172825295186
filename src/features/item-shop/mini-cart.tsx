import type { ReactNode } from 'react';
import type { OrderItem } from '../../orders/model/order.js';
import { useBag, type BagListeners } from './use-bag.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useSlowNotice } from '../../app/context/use-slow-notice.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { CHECK_ICON } from '../../ui/icons/check-icon.js';
import { CartFailed } from './cart-failed.js';
import { CartItems } from './cart-items.js';
import { CartUnknown } from './cart-unknown.js';
import { ShopLink } from './shop-link.js';

export interface MiniCartProps extends BagListeners {
  readonly item: OrderItem;
}

/** Buys a line again, and shows what became of it: what is in the bag now, and the ways on to it. */
export function MiniCart({ item, onNews, onDone }: MiniCartProps): ReactNode {
  const intl = useIntl();
  const { entry, isBusy, isSlow, retry } = useBag(item, { onNews, onDone });
  useSlowNotice(isSlow, 'miniCart.slow');
  if (!entry) return null;
  if (entry.status === 'uncertain') return <CartUnknown item={item} onClose={onDone} />;
  if (entry.status === 'failed') {
    return <CartFailed failure={entry.failure} isBusy={isBusy} onRetry={retry} onClose={onDone} />;
  }
  const { cart } = entry;
  return (
    <Dialog
      icon={CHECK_ICON}
      title={intl.t('miniCart.addedTitle')}
      onClose={onDone}
      actions={
        <>
          <ShopLink name="cart" isMain>
            {intl.t('miniCart.view')}
          </ShopLink>
          <ShopLink name="checkout">{intl.t('miniCart.checkout')}</ShopLink>
          <Button kind="text" onPress={onDone}>
            {intl.t('miniCart.close')}
          </Button>
        </>
      }
    >
      {cart ? <CartItems cart={cart} /> : <p dir="auto">{item.title}</p>}
    </Dialog>
  );
}
