import { memo, type ReactNode } from 'react';
import type { Order, OrderGroup, OrderItem } from '../../orders/model/order.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/external-link.js';
import { findLinkBelow, isReviewRequested } from '../../app/navigation/lazy-links.js';
import { useOrderUrls } from '../../app/navigation/use-order-urls.js';
import { Picture } from '../../ui/picture.js';
import { AlternateAmount } from '../../orders/alternate-amount.js';
import { formatItemName, listFacts } from '../../orders/item-words.js';
import { Refusal } from '../../orders/refusal.js';
import { isSameText } from '../../stores/model/pickup-store.js';
import { isShopOffered } from '../../orders/model/shop-offer.js';
import { useItemShop } from '../../orders/use-item-shop.js';
import { canBuyAgain, canShopSimilar, type ShopAction } from '../../cart/shop-action.js';

interface ItemRowProps {
  readonly item: OrderItem;
  readonly order: Order;
  readonly group: OrderGroup;
  /** Set if the lines' statuses differ or are unknown. */
  readonly showsStatus: boolean;
  /** Set if the lines are expected at different times (`enableEdd`). */
  readonly showsDelivery: boolean;
  /** Not shown on screen until the shopper asks for all lines; printed in any case. */
  readonly isFolded: boolean;
}

/** One line: picture, description and price. A service stands below its item, without a picture. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps): ReactNode {
  const { item, order, group, showsStatus, showsDelivery, isFolded } = props;
  const intl = useIntl();
  const { toUrl, onPictureFail } = useOrderUrls();
  const context = useElementContext();
  const product = item.kind === 'custom' ? findLinkBelow(context, 'customProduct', item.pathName) : undefined;
  const isService = item.kind === 'service';
  return (
    <li className={`item${isService ? ' is-service' : ''}${isFolded ? ' is-folded' : ''}`} tabIndex={-1}>
      {!isService && (
        <Picture src={toUrl(item.image)} alt="" missing={intl.t('order.noPicture')} onFail={onPictureFail} />
      )}
      <div className="item-text">
        <p className="item-title" dir="auto">
          <ExternalLink href={product}>{item.title}</ExternalLink>
        </p>
        <p className="item-details">{listFacts(toNamed(item), intl, 1)}</p>
        {item.styleColor !== undefined && (
          <p className="item-details item-style">
            {intl.rich('orderDetail.style', { style: () => <bdi key="style">{item.styleColor}</bdi> })}
          </p>
        )}
        {showsStatus && (
          <p className={item.tone ? `item-status tone-${item.tone}` : 'item-status'} part="status">
            {item.tone && <span className="tone-dot" part="status-dot" aria-hidden="true" />}
            {intl.t('order.status', { status: item.status })}
          </p>
        )}
        <ItemNotes {...{ item, group, showsDelivery }} />
      </div>
      <ItemPrice item={item} order={order} />
      {order.kind !== 'return' && isShopOffered(item) && <ItemShop item={item} />}
    </li>
  );
});

/** A line without a colour is described by its category. */
function toNamed(item: OrderItem): OrderItem {
  return item.color === undefined && item.category !== undefined ? { ...item, color: item.category } : item;
}

/** The line's price, with the struck-through list price beside it if that is higher. */
function ItemPrice({ item, order }: Pick<ItemRowProps, 'item' | 'order'>): ReactNode {
  const intl = useIntl();
  const { price, listPrice, alternatePrice } = item;
  const { currency } = order;
  if (price === undefined) return null;
  return (
    <p className="item-price" part="price">
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

/** Notes on a line: delivery estimate, promotions, return refusal, final sale, review link. */
function ItemNotes({ item, group, showsDelivery }: Pick<ItemRowProps, 'item' | 'group' | 'showsDelivery'>): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { promotions = [], status, styleColor, estimatedDelivery } = item;
  const isInHeading = estimatedDelivery === group.heading || estimatedDelivery === group.subheading;
  const delivery = showsDelivery && !isInHeading ? estimatedDelivery : undefined;
  const isReviewed = status === 'delivered' && context.isFlagOn('enableWriteReview') && isReviewRequested(context);
  const review = isReviewed ? findLinkBelow(context, 'review', styleColor) : undefined;
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
      {drawReturnNotes(item, group, { intl, isMarked: context.isFlagOn('showFinalSaleMessage') })}
      {review !== undefined && (
        <p className="item-details">
          <ExternalLink href={review} label={`${intl.t('orderDetail.review')}, ${formatItemName(item, intl)}`}>
            {intl.t('orderDetail.review')}
          </ExternalLink>
        </p>
      )}
    </>
  );
}

/**
 * Why a line cannot be returned. If nothing of a group can be returned, the order's head says why. A function and not a component, because
 * an order may have thousands of lines.
 */
function drawReturnNotes(
  { kind, returnRefusal }: OrderItem,
  group: OrderGroup,
  { intl, isMarked }: { readonly intl: Intl18n; readonly isMarked: boolean },
): ReactNode {
  if (returnRefusal && !isSameText(returnRefusal.text, group.returnRefusal?.text)) {
    return <Refusal refusal={returnRefusal} />;
  }
  return kind === 'custom' && isMarked && <p className="item-details">{intl.t('orderDetail.finalSale')}</p>;
}

/** Links from a line to the shop, as small as text: buy it again, or find similar products. */
function ItemShop({ item }: { readonly item: OrderItem }): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const shop = useItemShop();
  const toButton = (its: ShopAction['label']): ReactNode => {
    const { label, isBusy, failure, onGo } = shop.getButton({ label: its, item });
    return (
      <>
        <Button kind="text" isBusy={isBusy} onPress={onGo}>
          {intl.t(label)}
          <span className="for-reader"> {formatItemName(item, intl)}</span>
        </Button>
        {failure && <p role="alert">{intl.t(failure)}</p>}
      </>
    );
  };
  return (
    <div className="item-shop">
      {canBuyAgain(context, item) && toButton('order.buyAgain')}
      {item.kind !== 'service' && canShopSimilar(context) && toButton('order.shopSimilar')}
      {shop.panel}
    </div>
  );
}
