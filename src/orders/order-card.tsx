import { useId, type ReactNode } from 'react';
import { findGroupDelivery, hasUnreadablePart } from './model/group-delivery.js';
import type { Order, OrderGroup, OrderItem } from './model/order.js';
import type { Intl18n } from '../i18n/create-intl.js';
import { DestinationLink } from '../ui/destination-link.js';
import { Picture } from '../ui/picture.js';
import { formatDay } from '../i18n/format-day.js';
import { isAllCancelled } from './model/cancellation.js';
import { isDayInHeading } from './model/placed.js';
import { drawAction, findMain, type CardLink } from './draw-action.js';
import { ItemPrice, ItemWords, formatHeading, formatItemName } from './item-words.js';
import type { SafeUrl } from '../http/model/safe-url.js';

export interface OrderCardProps {
  readonly order: Order;
  readonly intl: Intl18n;
  readonly links: CardLinks;
  /** Shows the expected delivery of each group (`enableEdd`). */
  readonly showsDelivery?: boolean;
  /** Heading level: 2 if the card stands alone. */
  readonly level?: 2 | 3;
}

/** More groups would make a card taller than a screen; the order's own screen lists all. */
const GROUPS_SHOWN = 3;

/**
 * An order at a glance: its status first, then its items, then date, number and total. One action is a button; the others are text, in the
 * last line, or with their group if there are several.
 */
export function OrderCard(props: OrderCardProps): ReactNode {
  const { order, intl, links } = props;
  const id = useId();
  const shown = order.groups.slice(0, GROUPS_SHOWN).map((group) => {
    const name = formatGroupName(order, group, intl);
    return { group, name, actions: links.listActions?.(group) ?? [] };
  });
  const main = findMain(shown.flatMap(({ actions }) => actions));
  const entries = shown.map((entry) => ({
    ...entry,
    texts: entry.actions.flatMap((action, index) =>
      action === main ? [] : <li key={index}>{drawAction(action, intl, { name: entry.name })}</li>,
    ),
  }));
  const hidden = order.groups.slice(GROUPS_SHOWN).flatMap(({ items }) => items).length;
  const isOne = shown.length === 1;
  return (
    <article className="card" part="card" tabIndex={-1} aria-labelledby={id}>
      {entries.map((entry, index) =>
        drawGroup(index, {
          ...props,
          ...entry,
          button: entry.actions.find((action) => action === main),
          list: !isOne && drawActionList(entry.texts, id),
        }),
      )}
      {hidden > 0 && <p className="card-group item-details">{intl.t('order.moreItems', { count: hidden })}</p>}
      {hasUnreadablePart(order) && <p className="notice">{intl.t('order.unreadable')}</p>}
      {order.message !== undefined && (
        <p className="notice" dir="auto">
          {order.message}
        </p>
      )}
      <footer className="card-foot">
        <OrderMeta order={order} intl={intl} id={id} />
        {isOne && drawActionList(entries[0]?.texts ?? [], id)}
        {links.onOpen && links.href !== undefined && (
          <DestinationLink href={links.href} onGo={links.onOpen} className="card-open">
            {intl.t('order.view')}
            <span className="for-reader"> {intl.t('order.number', { number: order.orderNumber })}</span>
          </DestinationLink>
        )}
      </footer>
    </article>
  );
}

/** @param nameId id of the element with the order's number */
function drawActionList(actions: readonly ReactNode[], nameId: string): ReactNode {
  return (
    actions.length > 0 && (
      <ul className="card-actions" aria-labelledby={nameId}>
        {actions}
      </ul>
    )
  );
}

interface GroupSection extends OrderCardProps {
  readonly group: OrderGroup;
  /** Names the group to screen reader users. */
  readonly name: string;
  /** The card's button, if it belongs to this group. */
  readonly button: CardLink | undefined;
  /** The group's other actions, if they are shown with the group. */
  readonly list: ReactNode;
}

/** One group of the order. A function and not a component, because in a long list a component per group costs more than its content. */
function drawGroup(index: number, section: GroupSection): ReactNode {
  const { order, group, name, button, list, intl, links, showsDelivery = false, level = 3 } = section;
  const delivery = showsDelivery ? findGroupDelivery(group) : undefined;
  return (
    <section key={index} className="card-group">
      <GroupHeading intl={intl} group={group} delivery={delivery} level={level} name={name} />
      <OrderPictures items={group.items} currency={order.currency} intl={intl} links={links} />
      {button && <div className="card-main">{drawAction(button, intl, { name, isButton: true })}</div>}
      {list}
    </section>
  );
}

/**
 * Names a group to screen reader users: its first item and its order. Groups of the order that begin with the same item
 * are counted.
 */
function formatGroupName({ groups, orderNumber }: Order, group: OrderGroup, intl: Intl18n): string {
  const toItemName = ({ items: [first] }: OrderGroup) => first && formatItemName(first, intl);
  const itemName = toItemName(group);
  const alike = groups.filter((other) => toItemName(other) === itemName);
  const count = alike.length > 1 && alike.indexOf(group) + 1;
  return [itemName, count, intl.t('order.number', { number: orderNumber })].filter(Boolean).join(', ');
}

/** With more pictures, the row would become a list. */
const PICTURES_SHOWN = 4;

interface OrderPicturesProps {
  readonly items: readonly OrderItem[];
  readonly currency: string;
  readonly intl: Intl18n;
  readonly links: CardLinks;
}

/**
 * A single item is shown with its description. Of several, up to four square pictures in a row and the number of further items, then the
 * first title, the number of the others and the price of all. The whole row opens the order.
 */
function OrderPictures({ items, currency, intl, links }: OrderPicturesProps): ReactNode {
  // Services have no picture and do not count as items, unless the group has nothing else.
  const products = items.filter(({ kind }) => kind !== 'service');
  const shown = products.length > 0 ? products : items;
  const [first, ...others] = shown;
  const hidden = shown.length - PICTURES_SHOWN;
  if (!first) return null;
  const drawPicture = (item: OrderItem, alt: string): ReactNode => (
    <Picture src={links.toUrl(item.image)} alt={alt} missing={intl.t('order.noPicture')} onFail={links.onPictureFail} />
  );
  return (
    <div className="pictures-row">
      {others.length === 0 ? (
        <>
          {drawPicture(first, '')}
          {ItemWords({ item: first, currency, intl })}
        </>
      ) : (
        <>
          <ul className="pictures" aria-label={intl.t('order.itemCount', { count: shown.length })}>
            {shown.slice(0, PICTURES_SHOWN).map((item) => (
              <li key={item.key}>{drawPicture(item, item.title)}</li>
            ))}
            {hidden > 0 && (
              <li className="picture picture-missing figures">
                <span aria-hidden="true" dir="ltr">
                  {intl.t('order.hiddenItems', { count: hidden })}
                </span>
                <span className="for-reader">{intl.t('order.moreItems', { count: hidden })}</span>
              </li>
            )}
          </ul>
          <p className="item-words">
            <span dir="auto">{first.title}</span>
            <span className="item-details">{intl.t('order.moreItems', { count: others.length })}</span>
            {ItemPrice({ price: sumPrices(items), currency, intl })}
          </p>
        </>
      )}
      {links.onOpen && (
        <DestinationLink href={links.href} onGo={links.onOpen} className="pictures-cover" tabIndex={-1} aria-hidden>
          {null}
        </DestinationLink>
      )}
    </div>
  );
}

/** The price of all lines; absent if the service sent none for one of them. A service may be free of charge. */
function sumPrices(items: readonly OrderItem[]): number | undefined {
  if (items.some(({ kind, price }) => kind !== 'service' && price === undefined)) return undefined;
  return items.reduce((sum, { price = 0 }) => sum + price, 0);
}

export interface GroupHeadingProps {
  readonly intl: Intl18n;
  readonly group: Pick<OrderGroup, 'heading' | 'subheading' | 'message' | 'tone' | 'statuses'>;
  /** The expected delivery, if the headline does not say it. */
  readonly delivery?: string | undefined;
  /** The screen's own headline says the same: visually hidden, for the document structure only. */
  readonly isHidden?: boolean;
  /** 2 if there is no headline of the package above it. */
  readonly level?: 2 | 3;
  /** For screen readers: tells the heading from others with the same status. */
  readonly name?: string | undefined;
}

/** A group's status, as the server words it. The dot repeats the tone of the text. */
export function GroupHeading({ intl, group, delivery, isHidden, level = 3, name }: GroupHeadingProps): ReactNode {
  const Heading = `h${level}` as const;
  const heading = formatHeading(group, intl);
  const lines = [group.subheading, delivery, group.message].filter((line) => line !== undefined);
  return (
    <header className="card-status">
      <Heading
        className={isHidden ? 'for-reader' : `card-heading tone-${group.tone}`}
        part="heading status"
        aria-label={name && `${heading}, ${name}`}
      >
        <span className="tone-dot" part="status-dot" aria-hidden="true" />
        <span dir="auto">{heading}</span>
      </Heading>
      {lines.map((line, index) => (
        <p key={index} className="card-sub" dir="auto">
          {line}
        </p>
      ))}
    </header>
  );
}

export interface OrderMetaProps {
  readonly order: Pick<Order, 'orderNumber' | 'placedAt' | 'total' | 'currency'> & Partial<Pick<Order, 'groups'>>;
  readonly intl: Intl18n;
  /** Set if the text names what it belongs to. */
  readonly id?: string;
  /** The order is cancelled; by default, if its groups are. */
  readonly isCancelled?: boolean;
  /** Draws the number with something beside it. */
  readonly drawNumber?: (number: ReactNode) => ReactNode;
}

/**
 * Date, number and total in one line; no date if a heading says it. The label of a cancelled order's total says that it applied before the
 * cancellation.
 */
export function OrderMeta({
  order,
  intl,
  id,
  isCancelled = isAllCancelled(order),
  drawNumber,
}: OrderMetaProps): ReactNode {
  const { orderNumber, placedAt, total, currency } = order;
  const number = (
    <span id={id}>{intl.rich('order.number', { number: () => <bdi key="number">{orderNumber}</bdi> })}</span>
  );
  return (
    <p className="card-meta">
      {placedAt !== undefined && !isDayInHeading(order, () => formatDay(intl.locale, placedAt)) && (
        <span>{intl.t('order.placedOn', { date: intl.date(placedAt) })}</span>
      )}
      {drawNumber ? drawNumber(number) : number}
      {total !== undefined && (
        <span className="card-total" part="price">
          {intl.t(isCancelled && total > 0 ? 'order.totalBefore' : 'order.total', {
            amount: intl.money(total, currency),
          })}
        </span>
      )}
    </p>
  );
}

/** What a card needs from its surroundings. */
export interface CardLinks {
  /** Checks an address with the URL gate. */
  readonly toUrl: (address: string | undefined) => SafeUrl | undefined;
  /** The order's own screen; absent if the card has no link. */
  readonly href?: SafeUrl | undefined;
  readonly onOpen?: () => void;
  /** The actions of a group. */
  readonly listActions?: (group: OrderGroup) => readonly CardLink[];
  /** Called if a picture fails to load. */
  readonly onPictureFail?: () => void;
}
