import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { findGroupProgress, findStepDates } from './model/group-progress.js';
import type { OrderWords } from './model/order-words.js';
import { isTrackedInBox, countFirstLines, type OrderShipment } from './model/order-shipments.js';
import { findGroupDelivery, hasManyDeliveries, listGroupParcels } from '../../orders/model/group-delivery.js';
import type { Order, OrderGroup } from '../../orders/model/order.js';
import type { Parcel } from '../../orders/model/order-details.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { formatDay } from '../../i18n/format-day.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import { CopyNumber } from './copy-number.js';
import { Button } from '../../ui/button.js';
import { GroupHeading, type GroupHeadingProps } from '../../orders/order-card.js';
import { ItemRow } from './item-row.js';
import { CancelReturnInGroup } from './cancel-return-in-group.js';
import { TrackShipments } from './track-shipments.js';

/**
 * The most lines that all shipments together show before a press adds more, the fewest of each shipment, and how many a press adds: an
 * order of thousands must open as fast as one of ten.
 */
const MOST_LINES = 120;
const FEWEST_LINES = 3;
const MORE_LINES = 100;

export interface ShipmentBlockProps {
  readonly order: Order;
  readonly shipment: OrderShipment;
  readonly words: Pick<OrderWords, 'hidesHeadings' | 'groupNotes'>;
}

/** One shipment in a box: its status and how to track it, its progress, its parcels and its items. */
export function ShipmentBlock({ order, shipment, words }: ShipmentBlockProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { group, groupCount } = shipment;
  const title = formatTitle(shipment, intl);
  const delivery = context.isFlagOn('enableEdd') ? findGroupDelivery(group) : undefined;
  const isQuick = context.isFlagOn('useQuickActionCta');
  // The screen's headline says the status. A return shows no progress here either, so its parcels take the place of the status.
  const isBare = order.kind === 'return' && words.hidesHeadings && title === undefined;
  const hasTrack = isTrackedInBox({ kind: order.kind, shipmentCount: groupCount, isQuick });
  const isDelivered = group.statuses.length > 0 && group.statuses.every((status) => status === 'delivered');
  return (
    <section className="shipment" part="shipment">
      <div className="shipment-head">
        <div>
          {title !== undefined && <p className="shipment-count">{title}</p>}
          <GroupHeading
            intl={intl}
            group={toWorded(group, words)}
            delivery={delivery}
            isHidden={words.hidesHeadings}
            name={title}
          />
          {isBare && <ParcelNumbers order={order} shipment={shipment} />}
        </div>
        <div className="track">
          {hasTrack && <TrackShipments {...{ order, group }} kind={isDelivered ? 'text' : 'secondary'} name={title} />}
          {order.kind !== 'return' && <CancelReturnInGroup order={order} group={group} />}
        </div>
      </div>
      <ShipmentProgress order={order} group={group} />
      {!isBare && <ParcelNumbers order={order} shipment={shipment} />}
      <ShipmentItems order={order} shipment={shipment} />
    </section>
  );
}

/** The group with only the texts that are shown here. */
function toWorded(group: OrderGroup, { groupNotes }: Pick<OrderWords, 'groupNotes'>): GroupHeadingProps['group'] {
  const { subheading: _subheading, message: _message, ...rest } = group;
  const [subheading, message] = groupNotes.get(group) ?? [];
  return { ...rest, ...(subheading !== undefined && { subheading }), ...(message !== undefined && { message }) };
}

/** Tells a shipment or a return from the others of the order, and a single return from the shipments. */
export function formatTitle({ index, length, groupCount, isReturn }: OrderShipment, intl: Intl18n): string | undefined {
  if (index !== undefined && length > 1)
    return intl.t(isReturn ? 'orderDetail.returnOf' : 'orderDetail.shipment', { index, length });
  return isReturn && groupCount > 1 ? intl.t('orderDetail.returnTitle') : undefined;
}

interface ShipmentProgressProps {
  readonly order: Order;
  readonly group: OrderGroup;
}

/** A shipment's progress: a node for each step on one line, with the day where the service sent one. */
function ShipmentProgress({ order, group }: ShipmentProgressProps): ReactNode {
  const intl = useIntl();
  const progress = findGroupProgress(group, order);
  if (!progress) return null;
  const { steps, reached } = progress;
  const dates = findStepDates(progress, group, order);
  return (
    <ol className="progress" aria-label={intl.t('orderDetail.progress')}>
      {steps.map((step, index) =>
        drawProgressStep(step, intl, {
          name: intl.t('orderDetail.step', { step }),
          isDone: index <= reached,
          isCurrent: index === reached,
          date: dates[step],
        }),
      )}
    </ol>
  );
}

export interface ProgressStep {
  readonly name: ReactNode;
  readonly isDone: boolean;
  readonly isCurrent: boolean;
  /** When the step was reached, as ISO 8601; absent if unknown. */
  readonly date: string | undefined;
}

/** A step in the progress of a shipment or a return. A function and not a component, because a component for each step costs 1 % more heap. */
export function drawProgressStep(
  key: string,
  { locale }: Pick<Intl18n, 'locale'>,
  { name, isDone, isCurrent, date }: ProgressStep,
): ReactNode {
  return (
    <li key={key} className={isDone ? 'is-done' : undefined} aria-current={isCurrent ? 'step' : undefined}>
      <span>{name}</span>
      {date !== undefined && <time dateTime={date}>{formatDay(locale, date)}</time>}
    </li>
  );
}

/** The carrier and number of each parcel. A return is tracked on its own screen only. */
function ParcelNumbers({
  order,
  shipment: { group, isReturn },
}: Pick<ShipmentBlockProps, 'order' | 'shipment'>): ReactNode {
  const parcels = listGroupParcels(order, group);
  if (parcels.length === 0 || (isReturn && order.kind !== 'return')) return null;
  return (
    <ul className="parcel-numbers">
      {parcels.map((parcel) => (
        <ParcelNumber key={parcel.number} parcel={parcel} />
      ))}
    </ul>
  );
}

function ParcelNumber({ parcel: { number, carrier } }: { readonly parcel: Parcel }): ReactNode {
  const intl = useIntl();
  return (
    <li>
      {carrier !== undefined && <bdi className="parcel-carrier">{carrier}</bdi>}
      <CopyNumber number={number}>
        {intl.rich('orderDetail.parcel', { number: () => <bdi key="number">{number}</bdi> })}
      </CopyNumber>
    </li>
  );
}

function ShipmentItems({ order, shipment }: Pick<ShipmentBlockProps, 'order' | 'shipment'>): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { group, items, groupCount } = shipment;
  const most = Math.max(FEWEST_LINES, Math.floor(MOST_LINES / groupCount));
  const first = countFirstLines(order, items);
  const [isFolded, setFolded] = useState(first < Math.min(most, items.length));
  const [count, setCount] = useState(most);
  const shown = Math.min(isFolded ? first : count, items.length);
  const hidden = items.length - shown;
  const added = Math.min(items.length, isFolded ? most : count + MORE_LINES) - shown;
  const list = useNewLines(shown, items.length);
  // The headline already states a single status, and more precisely; only an unknown one is repeated on the lines.
  const showsStatus = group.statuses.length > 1 || group.statuses.includes('unknown');
  const showsDelivery = context.isFlagOn('enableEdd') && hasManyDeliveries(group);
  const name = formatTitle(shipment, intl);
  const more =
    isFolded && added === hidden
      ? intl.t('orderDetail.allItems', { count: items.length })
      : intl.t('orderDetail.moreItems', { count: added, total: hidden });
  const showMore = (): void => {
    setFolded(false);
    if (!isFolded) setCount(count + MORE_LINES);
  };
  return (
    <>
      <ul className="items" ref={list} aria-label={intl.t('order.itemCount', { count: items.length })}>
        {items.slice(0, count).map((item, index) => (
          <ItemRow key={item.key} {...{ item, order, group, showsStatus, showsDelivery }} isFolded={index >= shown} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button kind="secondary" label={[more, name].filter(Boolean).join(' · ')} onPress={showMore}>
          {more}
        </Button>
      )}
    </>
  );
}

/**
 * Announces lines that a press added. The button disappears with the last of them, so the focus moves to the first line it added. Lines
 * that a new answer adds, such as those of a cancelled return, are neither announced nor focused.
 */
function useNewLines(count: number, total: number): RefObject<HTMLUListElement | null> {
  const intl = useIntl();
  const { platform } = useElementContext();
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef({ count, total });
  // A layout effect: it runs before the browser notices that the focused button is gone.
  useLayoutEffect(() => {
    const { count: first, total: former } = shown.current;
    shown.current = { count, total };
    if (count <= first || total !== former) return;
    platform.announce(intl.t('orderDetail.shownItems', { count: count - first }));
    if (count === total) list.current?.querySelectorAll<HTMLElement>('.item')[first]?.focus();
  }, [count, total, intl, platform]);
  return list;
}
