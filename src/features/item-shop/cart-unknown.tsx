import type { ReactNode } from 'react';
import type { OrderItem } from '../../orders/model/order.js';
import { leaveFor } from '../../app/navigation/leave-for.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useOrderUrls } from '../../orders/use-order-urls.js';
import { useScope } from '../../app/context/scope-context.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { PlaceLink } from '../../ui/place-link.js';
import { ShopLink } from './shop-link.js';

export interface CartUnknownProps {
  readonly item: OrderItem;
  readonly onClose: () => void;
}

/** Nobody can tell whether it was added: the shopper looks, and adds it from its own page where it is not there. */
export function CartUnknown({ item, onClose }: CartUnknownProps): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const product = useOrderUrls().toUrl(item.buyAgainUrl);
  return (
    <Dialog
      title={intl.t('miniCart.unknownTitle')}
      onClose={onClose}
      actions={
        <>
          <ShopLink name="cart" isMain>
            {intl.t('miniCart.view')}
          </ShopLink>
          {product !== undefined && (
            <PlaceLink href={product} onGo={() => leaveFor(scope, product)} className="button is-secondary">
              {intl.t('miniCart.product')}
            </PlaceLink>
          )}
          <Button kind="text" onPress={onClose}>
            {intl.t('miniCart.close')}
          </Button>
        </>
      }
    >
      <p>{intl.t('miniCart.unknown')}</p>
    </Dialog>
  );
}
