import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { OrderShipment } from './model/order-shipments.js';
import { findGroupDelivery, hasManyDeliveries } from '../../orders/model/group-delivery.js';
import { findGroupProgress, type GroupProgress } from './model/group-progress.js';
import type { Order } from '../../orders/model/order.js';
import { useIntl, useScope } from '../../app/context/scope-context.js';
import { Button } from '../../ui/button.js';
import { GroupHeading } from '../../orders/group-heading.js';
import { ItemRow } from './item-row.js';
import { TrackShipments } from './track-shipments.js';

/** Lines shown at first in all, and how many more with each press: an order of thousands must open as fast as one of ten. */
const FIRST_LINES = 120;
const FEWEST_LINES = 3;
const MORE_LINES = 100;

export interface ShipmentBlockProps {
  readonly order: Order;
  readonly shipment: OrderShipment;
}

/** One part of the order: where it is, and what is in it. */
export function ShipmentBlock({ order, shipment }: ShipmentBlockProps): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const { index, length, group } = shipment;
  const progress = findGroupProgress(group, order);
  const delivery = scope.isFlagOn('enableEdd') ? findGroupDelivery(group) : undefined;
  return (
    <section className="shipment" part="shipment">
      {length > 1 && <p className="shipment-count">{intl.t('orderDetail.shipment', { index, length })}</p>}
      <GroupHeading intl={intl} group={group} delivery={delivery} isHidden={length === 1} />
      {progress && <ProgressLine progress={progress} />}
      <div className="track">
        {!scope.isFlagOn('useQuickActionCta') && <TrackShipments order={order} group={group} />}
      </div>
      <ShipmentItems order={order} shipment={shipment} />
    </section>
  );
}

function ShipmentItems({ order, shipment }: ShipmentBlockProps): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const { group, items, length } = shipment;
  const [count, setCount] = useState(Math.max(FEWEST_LINES, Math.floor(FIRST_LINES / length)));
  const hidden = items.length - count;
  const list = useNewLines(Math.min(count, items.length), hidden <= 0);
  // One status for all is what the headline says, in better words; one that nobody knows is said as such.
  const showsStatus = group.statuses.length > 1 || group.statuses.includes('unknown');
  const showsDelivery = scope.isFlagOn('enableEdd') && hasManyDeliveries(group);
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

/** Lines that were added are announced. With the last of them the button goes, and its focus to the first line it brought. */
function useNewLines(count: number, isAll: boolean): RefObject<HTMLUListElement | null> {
  const intl = useIntl();
  const { platform } = useScope();
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(count);
  // A layout effect: the browser has not seen yet that the button went.
  useLayoutEffect(() => {
    const first = shown.current;
    shown.current = count;
    if (count <= first) return;
    platform.announce(intl.t('orderDetail.shownItems', { count: count - first }));
    if (isAll) list.current?.querySelectorAll<HTMLElement>('.item')[first]?.focus();
  }, [count, isAll, intl, platform]);
  return list;
}

/** How far a part of the order has come, as a slim line of steps. */
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
