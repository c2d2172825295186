import { useLayoutEffect, useRef, useState, memo, type ReactNode, type RefObject } from 'react';
import { type OrderShipment, findGroupProgress, type GroupProgress } from './model/order-shipments.js';
import { findGroupDelivery, hasManyDeliveries } from '../../orders/model/group-delivery.js';
import type { Order, OrderItem } from '../../orders/model/order.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/external-link.js';
import { GroupHeading } from '../../orders/order-card.js';
import { TrackShipments } from './track-shipments.js';
import { findLinkBelow, isReviewRequested } from '../../app/navigation/lazy-links.js';
import { useOrderUrls } from '../../app/navigation/use-order-urls.js';
import { Picture } from '../../ui/picture.js';
import { AlternateAmount } from '../../orders/alternate-amount.js';
import { Refusal } from './refusal.js';
import { useItemShop } from '../../orders/use-item-shop.js';
import type { ShopAction } from '../../cart/shop-action.js';

/**
 * Lines shown at first, shared by all shipments, and lines added per press: an order of thousands must open as fast as
 * one of ten.
 */
const FIRST_LINES = 120;
const FEWEST_LINES = 3;
const MORE_LINES = 100;

export interface ShipmentBlockProps {
  readonly order: Order;
  readonly shipment: OrderShipment;
}

/** One shipment: its progress and its items. */
export function ShipmentBlock({ order, shipment }: ShipmentBlockProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { group, groupCount } = shipment;
  const title = formatTitle(shipment, intl);
  const progress = findGroupProgress(group, order);
  const delivery = context.isFlagOn('enableEdd') ? findGroupDelivery(group) : undefined;
  return (
    <section className="shipment" part="shipment">
      {title !== undefined && <p className="shipment-count">{title}</p>}
      <GroupHeading intl={intl} group={group} delivery={delivery} isHidden={groupCount === 1} name={title} />
      {progress && <ProgressLine progress={progress} />}
      <div className="track">
        {!context.isFlagOn('useQuickActionCta') && <TrackShipments order={order} group={group} name={title} />}
      </div>
      <ShipmentItems order={order} shipment={shipment} />
    </section>
  );
}

/** Tells a shipment or a return from the others of the order, and a single return from the shipments. */
export function formatTitle({ index, length, groupCount, isReturn }: OrderShipment, intl: Intl18n): string | undefined {
  if (index !== undefined && length > 1)
    return intl.t(isReturn ? 'orderDetail.returnOf' : 'orderDetail.shipment', { index, length });
  return isReturn && groupCount > 1 ? intl.t('orderDetail.returnTitle') : undefined;
}

function ShipmentItems({ order, shipment }: ShipmentBlockProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { group, items, groupCount } = shipment;
  const [count, setCount] = useState(Math.max(FEWEST_LINES, Math.floor(FIRST_LINES / groupCount)));
  const hidden = items.length - count;
  const list = useNewLines(Math.min(count, items.length), hidden <= 0);
  // The headline already states a single status, and more precisely; only an unknown one is repeated on the lines.
  const showsStatus = group.statuses.length > 1 || group.statuses.includes('unknown');
  const showsDelivery = context.isFlagOn('enableEdd') && hasManyDeliveries(group);
  return (
    <>
      <ul className="items" ref={list} aria-label={intl.t('order.itemCount', { count: items.length })}>
        {items.slice(0, count).map((item) => (
          <ItemRow key={item.key} {...{ item, order, showsStatus, showsDelivery }} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button kind="secondary" onPress={() => setCount(count + MORE_LINES)}>
          {intl.t('orderDetail.moreItems', { count: Math.min(hidden, MORE_LINES), total: hidden })}
        </Button>
      )}
    </>
  );
}

/**
 * Announces added lines. The button disappears with the last of them, so the focus moves to the first line it added.
 */
function useNewLines(count: number, isAll: boolean): RefObject<HTMLUListElement | null> {
  const intl = useIntl();
  const { platform } = useElementContext();
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(count);
  // A layout effect: it runs before the browser notices that the focused button is gone.
  useLayoutEffect(() => {
    const first = shown.current;
    shown.current = count;
    if (count <= first) return;
    platform.announce(intl.t('orderDetail.shownItems', { count: count - first }));
    if (isAll) list.current?.querySelectorAll<HTMLElement>('.item')[first]?.focus();
  }, [count, isAll, intl, platform]);
  return list;
}

/** A shipment's progress, as a slim line of steps. */
function ProgressLine({ progress }: { readonly progress: GroupProgress }): ReactNode {
  const intl = useIntl();
  const { steps, reached } = progress;
  return (
    <ol className="progress" aria-label={intl.t('orderDetail.progress')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index <= reached ? 'is-done' : undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          <span>{intl.t('orderDetail.step', { step })}</span>
        </li>
      ))}
    </ol>
  );
}

interface ItemRowProps {
  readonly item: OrderItem;
  readonly order: Order;
  /** Set if the lines' statuses differ or are unknown. */
  readonly showsStatus: boolean;
  /** Set if the lines are expected at different times (`enableEdd`). */
  readonly showsDelivery: boolean;
}

/** One line: picture, description and price. A service stands below its item, without a picture. */
const ItemRow = memo(function ItemRow(props: ItemRowProps): ReactNode {
  const { item, order, showsStatus, showsDelivery } = props;
  const intl = useIntl();
  const { toUrl, onPictureFail } = useOrderUrls();
  const context = useElementContext();
  const product = item.kind === 'custom' ? findLinkBelow(context, 'customProduct', item.pathName) : undefined;
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

/** The line's price, with the struck-through list price beside it if that is higher. */
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

/** Notes on a line: delivery estimate, promotions, return refusal, final sale, review link. */
function ItemNotes({ item, showsDelivery }: Pick<ItemRowProps, 'item' | 'showsDelivery'>): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { promotions = [], returnRefusal, kind, status, styleColor, estimatedDelivery } = item;
  const delivery = showsDelivery ? estimatedDelivery : undefined;
  const isFinal = kind === 'custom' && context.isFlagOn('showFinalSaleMessage');
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
      {isFinal && <p className="item-details">{intl.t('orderDetail.finalSale')}</p>}
      {returnRefusal && <Refusal refusal={returnRefusal} />}
      {review !== undefined && (
        <p className="item-details">
          <ExternalLink href={review} label={`${intl.t('orderDetail.review')}, ${item.title}`}>
            {intl.t('orderDetail.review')}
          </ExternalLink>
        </p>
      )}
    </>
  );
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
          <span className="for-reader"> {item.title}</span>
        </Button>
        {failure && <p role="alert">{intl.t(failure)}</p>}
      </>
    );
  };
  return (
    <div className="item-shop">
      {item.buyAgainUrl !== undefined && toButton('order.buyAgain')}
      {item.kind !== 'service' && context.isFlagOn('enableShopSimilar') && toButton('order.shopSimilar')}
      {shop.panel}
    </div>
  );
}
