import { useId, type ReactNode } from 'react';
import type { Order, OrderGroup } from '../../domain/order.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { OrderPictures } from './order-pictures.js';

export interface OrderCardProps {
  readonly order: Order;
  readonly intl: Intl18n;
  /** Gives the address of a picture, through the URL gate. */
  readonly toImageUrl: (image: string | undefined) => string | undefined;
}

/** An order at a glance: what happens with it first, then what is in it, then date, number and total. */
export function OrderCard({ order, intl, toImageUrl }: OrderCardProps): ReactNode {
  const id = useId();
  return (
    <article className="card" part="card" aria-labelledby={id}>
      {order.groups.map((group, index) => (
        <section key={index} className="card-group">
          <GroupHeading group={group} />
          <OrderPictures items={group.items} intl={intl} toImageUrl={toImageUrl} />
        </section>
      ))}
      {order.unreadable.length > 0 && <p className="card-notice">{intl.t('order.unreadable')}</p>}
      {order.message !== undefined && (
        <p className="card-notice" dir="auto">
          {order.message}
        </p>
      )}
      <OrderMeta order={order} intl={intl} id={id} />
    </article>
  );
}

/** The dot repeats the tone that the words already say. */
function GroupHeading({ group }: { readonly group: OrderGroup }): ReactNode {
  return (
    <header className="card-status">
      <h3 className={`card-heading tone-${group.tone}`} dir="auto">
        <span className="tone-dot" aria-hidden="true" />
        {group.heading}
      </h3>
      {group.subheading !== undefined && (
        <p className="card-sub" dir="auto">
          {group.subheading}
        </p>
      )}
      {group.message !== undefined && (
        <p className="card-sub" dir="auto">
          {group.message}
        </p>
      )}
    </header>
  );
}

interface OrderMetaProps {
  readonly order: Order;
  readonly intl: Intl18n;
  readonly id: string;
}

function OrderMeta({ order, intl, id }: OrderMetaProps): ReactNode {
  const { orderNumber, placedAt, total, currency } = order;
  return (
    <p className="card-meta">
      {placedAt !== undefined && <span>{intl.t('order.placedOn', { date: intl.date(placedAt) })}</span>}
      <bdi id={id}>{intl.t('order.number', { number: orderNumber })}</bdi>
      {total !== undefined && (
        <span className="card-total">{intl.t('order.total', { amount: intl.money(total, currency) })}</span>
      )}
    </p>
  );
}
