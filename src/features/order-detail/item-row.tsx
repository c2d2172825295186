import { memo, type ReactNode } from 'react';
import type { Order, OrderItem } from '../../orders/model/order.js';
import { findLinkBelow, isReviewAsked } from '../../app/navigation/late-links.js';
import { useIntl, useScope } from '../../app/context/scope-context.js';
import { useOrderUrls } from '../../app/navigation/use-order-urls.js';
import { ExternalLink } from '../../ui/external-link.js';
import { Picture } from '../../ui/picture.js';
import { AlternateAmount } from '../../orders/alternate-amount.js';
import { Refusal } from './refusal.js';
import { useItemShop } from '../../orders/use-item-shop.js';
import type { ShopAction } from '../../cart/shop-action.js';
import { Button } from '../../ui/button.js';

export interface ItemRowProps {
  readonly item: OrderItem;
  readonly order: Order;
  /** The lines of the part differ: each says its own. */
  readonly showsStatus: boolean;
  /** They are expected at different times (`enableEdd`). */
  readonly showsDelivery: boolean;
}

/** One line: picture, what it is, what it cost. A service stands below its item, without a picture. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps): ReactNode {
  const { item, order, showsStatus, showsDelivery } = props;
  const intl = useIntl();
  const { toUrl, onPictureFail } = useOrderUrls();
  const scope = useScope();
  const product = item.kind === 'custom' ? findLinkBelow(scope, 'customProduct', item.pathName) : undefined;
  const isService = item.kind === 'service';
  const kind = [item.category, item.color].filter((word) => word !== undefined).join(' · ');
  return (
    <li className={isService ? 'item is-service' : 'item'} tabIndex={-1}>
      {!isService && (
        <Picture src={toUrl(item.image)} alt="" missing={intl.t('order.noPicture')} onFail={onPictureFail} />
      )}
      <div className="item-text">
        <p className="item-title" dir="auto">
          <ExternalLink href={product}>{item.title}</ExternalLink>
        </p>
        {kind !== '' && (
          <p className="item-details" dir="auto">
            {kind}
          </p>
        )}
        {item.styleColor !== undefined && (
          <p className="item-details">
            {intl.rich('orderDetail.style', { style: () => <bdi key="style">{item.styleColor}</bdi> })}
          </p>
        )}
        {item.size !== undefined && (
          <p className="item-details">{intl.rich('order.size', { size: () => <bdi key="size">{item.size}</bdi> })}</p>
        )}
        <p className="item-details">{intl.t('order.pieces', { count: item.quantity })}</p>
        {showsStatus && (
          <p className={item.tone ? `item-status tone-${item.tone}` : 'item-status'}>
            {item.tone && <span className="tone-dot" aria-hidden="true" />}
            {intl.t('order.status', { status: item.status })}
          </p>
        )}
        <ItemNotes item={item} showsDelivery={showsDelivery} />
      </div>
      <ItemPrice item={item} order={order} />
      {order.kind !== 'return' && <ItemShop item={item} />}
    </li>
  );
});

/** What the line cost; the list price beside it, struck through, where it was above. */
function ItemPrice({ item, order }: Pick<ItemRowProps, 'item' | 'order'>): ReactNode {
  const intl = useIntl();
  const { price, listPrice, alternatePrice } = item;
  const { currency } = order;
  if (price === undefined) return null;
  return (
    <p className="item-price">
      <span className="for-reader">{intl.t('orderDetail.price')}</span>
      <span>{intl.money(price, currency)}</span>
      {listPrice !== undefined && listPrice > price && (
        <>
          <span className="for-reader">{intl.t('orderDetail.listPrice')}</span>
          <s>{intl.money(listPrice, currency)}</s>
        </>
      )}
      <AlternateAmount order={order} amount={alternatePrice} />
    </p>
  );
}

/** What there is to know of a line beside what it is: what it took part in, whether it goes back, what can be said of it. */
function ItemNotes({ item, showsDelivery }: Pick<ItemRowProps, 'item' | 'showsDelivery'>): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const { promotions = [], returnRefusal, kind, status, styleColor, estimatedDelivery } = item;
  const delivery = showsDelivery ? estimatedDelivery : undefined;
  const isFinal = kind === 'custom' && scope.isFlagOn('showFinalSaleMessage');
  const isReviewed = status === 'delivered' && scope.isFlagOn('enableWriteReview') && isReviewAsked(scope);
  const review = isReviewed ? findLinkBelow(scope, 'review', styleColor) : undefined;
  return (
    <>
      {delivery !== undefined && (
        <p className="item-details" dir="auto">
          {delivery}
        </p>
      )}
      {promotions.length > 0 && (
        <p className="item-details">
          {intl.rich('orderDetail.promotions', {
            name: () => <bdi key="name">{promotions.join(', ')}</bdi>,
          })}
        </p>
      )}
      {isFinal && <p className="item-details">{intl.t('orderDetail.finalSale')}</p>}
      {returnRefusal && <Refusal refusal={returnRefusal} />}
      {review !== undefined && (
        <p className="item-details">
          <ExternalLink href={review}>{intl.t('orderDetail.review')}</ExternalLink>
        </p>
      )}
    </>
  );
}

/** The ways back to the shop from one line, as small as text: buying it again, and what is like it. */
function ItemShop({ item }: { readonly item: OrderItem }): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const shop = useItemShop();
  const toButton = (its: ShopAction['label']): ReactNode => {
    const { label, isBusy, failure, onGo } = shop.getButton({ label: its, item });
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
