import { useId, type ReactNode } from 'react';
import { findGroupDelivery } from '../../domain/group-delivery.js';
import { hasGap } from '../../domain/order-gaps.js';
import type { Order, OrderGroup } from '../../domain/order.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { ExternalLink } from '../external-link.js';
import { PlaceLink } from '../place-link.js';
import type { CardLinks } from './card-links.js';
import { GroupHeading } from './group-heading.js';
import { OrderMeta } from './order-meta.js';
import { OrderPictures } from './order-pictures.js';

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
      {order.groups.map((group, index) => (
        <CardGroup key={index} {...props} group={group} nameId={id} />
      ))}
      {hasGap(order) && <p className="notice">{intl.t('order.unreadable')}</p>}
      {order.message !== undefined && (
        <p className="notice" dir="auto">
          {order.message}
        </p>
      )}
      <footer className="card-foot">
        <OrderMeta order={order} intl={intl} id={id} />
        {links.onOpen && links.href !== undefined && (
          <PlaceLink href={links.href} onGo={links.onOpen} className="card-open">
            {intl.t('order.view')}
            <span className="for-reader"> {intl.t('order.number', { number: order.orderNumber })}</span>
          </PlaceLink>
        )}
      </footer>
    </article>
  );
}

interface CardGroupProps extends OrderCardProps {
  readonly group: OrderGroup;
  /** Of what says the order's number. */
  readonly nameId: string;
}

function CardGroup(props: CardGroupProps): ReactNode {
  const { group, order, intl, links, nameId, showsDelivery = false, level = 3 } = props;
  const actions = links.listActions?.(group) ?? [];
  const delivery = showsDelivery ? findGroupDelivery(group) : undefined;
  const pictures = <OrderPictures items={group.items} currency={order.currency} intl={intl} links={links} />;
  return (
    <section className="card-group">
      <div className="card-group-head">
        <GroupHeading intl={intl} group={group} delivery={delivery} level={level} />
        {actions.length > 0 && (
          <ul className="card-actions" aria-labelledby={nameId}>
            {actions.map(({ label, href, onGo }) => (
              <li key={label}>
                {onGo ? (
                  <PlaceLink href={href} onGo={onGo}>
                    {intl.t(label)}
                  </PlaceLink>
                ) : (
                  <ExternalLink href={href}>{intl.t(label)}</ExternalLink>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {pictures}
    </section>
  );
}
