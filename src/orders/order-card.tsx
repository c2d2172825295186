import { useId, type ReactNode } from 'react';
import { findGroupDelivery, hasGap } from './model/group-delivery.js';
import type { Order, OrderGroup, OrderItem } from './model/order.js';
import type { Intl18n, MessageId } from '../i18n/create-intl.js';
import { Button } from '../ui/button.js';
import { ExternalLink } from '../ui/external-link.js';
import { DestinationLink } from '../ui/destination-link.js';
import { Picture } from '../ui/picture.js';
import { ItemWords, formatHeading } from './item-words.js';
import type { SafeUrl } from '../http/model/safe-url.js';

export interface OrderCardProps {
  readonly order: Order;
  readonly intl: Intl18n;
  readonly links: CardLinks;
  /** Says when each part is expected (`enableEdd`). */
  readonly showsDelivery?: boolean;
  /** Of its headlines: two where the card stands alone. */
  readonly level?: 2 | 3;
}

/** An order at a glance: what happens with it first, then what is in it, then date, number and total, and what can be done. */
export function OrderCard(props: OrderCardProps): ReactNode {
  const { order, intl, links } = props;
  const id = useId();
  return (
    <article className="card" part="card" aria-labelledby={id}>
      {order.groups.map((group, index) => drawGroup(group, index, { ...props, nameId: id }))}
      {hasGap(order) && <p className="notice">{intl.t('order.unreadable')}</p>}
      {order.message !== undefined && (
        <p className="notice" dir="auto">
          {order.message}
        </p>
      )}
      <footer className="card-foot">
        <OrderMeta order={order} intl={intl} id={id} />
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

interface GroupSection extends OrderCardProps {
  /** Of what says the order's number. */
  readonly nameId: string;
}

/** One part of the order. An element and no component: in a long list, lives of their own would weigh more than what is in them. */
function drawGroup(group: OrderGroup, place: number, room: GroupSection): ReactNode {
  const { order, intl, links, nameId, showsDelivery = false, level = 3 } = room;
  const actions = links.listActions?.(group) ?? [];
  const delivery = showsDelivery ? findGroupDelivery(group) : undefined;
  return (
    <section key={place} className="card-group">
      <div className="card-group-head">
        <GroupHeading intl={intl} group={group} delivery={delivery} level={level} />
        {actions.length > 0 && (
          <ul className="card-actions" aria-labelledby={nameId}>
            {actions.map((action, index) => (
              <li key={index}>{drawAction(action, intl)}</li>
            ))}
          </ul>
        )}
      </div>
      <OrderPictures items={group.items} currency={order.currency} intl={intl} links={links} />
    </section>
  );
}

function drawAction({ label, href, onGo, isBusy, failure }: CardLink, intl: Intl18n): ReactNode {
  const words = intl.t(label);
  if (href !== undefined)
    return onGo ? DestinationLink({ href, onGo, children: words }) : ExternalLink({ href, children: words });
  return (
    <>
      {Button({ kind: 'text', isBusy, onPress: onGo, children: words })}
      {failure && <p role="alert">{intl.t(failure)}</p>}
    </>
  );
}

/** More than this would make the row a list. */
const PICTURES_SHOWN = 4;

interface OrderPicturesProps {
  readonly items: readonly OrderItem[];
  readonly currency: string;
  readonly intl: Intl18n;
  readonly links: CardLinks;
}

/** Up to four square pictures in a row, then how many more there are; the row opens the order. A single item is told in words, too. */
function OrderPictures({ items, currency, intl, links }: OrderPicturesProps): ReactNode {
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
      <DestinationLink href={links.href} onGo={links.onOpen} className="pictures-cover" tabIndex={-1} aria-hidden>
        {null}
      </DestinationLink>
    </div>
  );
}

export interface GroupHeadingProps {
  readonly intl: Intl18n;
  readonly group: Pick<OrderGroup, 'heading' | 'subheading' | 'message' | 'tone' | 'statuses'>;
  /** When it is expected, where the headline does not say it. */
  readonly delivery?: string | undefined;
  /** The screen's own headline says it already: it stands for the structure alone. */
  readonly isHidden?: boolean;
  /** Two where no headline of ours stands above it. */
  readonly level?: 2 | 3;
}

/** What happens with a part of an order, in the server's words. The dot repeats the tone that the words already say. */
export function GroupHeading({ intl, group, delivery, isHidden, level = 3 }: GroupHeadingProps): ReactNode {
  const Heading = `h${level}` as const;
  const lines = [group.subheading, delivery, group.message].filter((line) => line !== undefined);
  return (
    <header className="card-status">
      <Heading className={isHidden ? 'for-reader' : `card-heading tone-${group.tone}`}>
        <span className="tone-dot" aria-hidden="true" />
        <span dir="auto">{formatHeading(group, intl)}</span>
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
  readonly order: Pick<Order, 'orderNumber' | 'placedAt' | 'total' | 'currency'>;
  readonly intl: Intl18n;
  /** Names what the line belongs to. */
  readonly id?: string;
}

/** Date, number and total in one line. */
export function OrderMeta({ order, intl, id }: OrderMetaProps): ReactNode {
  const { orderNumber, placedAt, total, currency } = order;
  return (
    <p className="card-meta">
      {placedAt !== undefined && <span>{intl.t('order.placedOn', { date: intl.date(placedAt) })}</span>}
      <span id={id}>{intl.rich('order.number', { number: () => <bdi key="number">{orderNumber}</bdi> })}</span>
      {total !== undefined && (
        <span className="card-total">{intl.t('order.total', { amount: intl.money(total, currency) })}</span>
      )}
    </p>
  );
}

/** One thing to do: in the page where `onGo` says how, or else elsewhere. Without an address it happens right here. */
interface CardLink {
  readonly label: MessageId;
  readonly href?: SafeUrl;
  readonly onGo?: () => void;
  readonly isBusy?: boolean | undefined;
  /** Why it could not be done. */
  readonly failure?: MessageId;
}

/** How a card of an order reaches the outside. */
export interface CardLinks {
  /** Lets an address through the URL gate, or not. */
  readonly toUrl: (address: string | undefined) => SafeUrl | undefined;
  /** The order's own screen; absent where the card leads nowhere. */
  readonly href?: SafeUrl | undefined;
  readonly onOpen?: () => void;
  /** What can be done with a part of the order. */
  readonly listActions?: (group: OrderGroup) => readonly CardLink[];
  /** A picture could not be shown. */
  readonly onPictureFail?: () => void;
}
