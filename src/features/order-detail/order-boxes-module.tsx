import english from '../../../locales/en.json?only=orderBoxes.,dialog.close&ast';
import { type LazyModule, useIntl, useElementContext, useSelector } from '../../app/context/element-context.js';
import styles from './order-boxes.css?inline';
import type { ReactNode } from 'react';
import type { ReturnElsewhere } from '../../returns/use-return-elsewhere.js';
import { toCountryName } from '../../i18n/country-name.js';
import { DestinationLink } from '../../ui/destination-link.js';
import { Dialog } from '../../ui/dialog.js';
import { LinkButton } from '../../ui/link-button.js';
import { findHref } from '../../app/navigation/navigate.js';
import { useOrderUrls } from '../../app/navigation/use-order-urls.js';
import type { Order } from '../../orders/model/order.js';
import type { Parcel, ParcelEvent } from '../../orders/model/order-details.js';
import { TRUCK_ICON } from '../../ui/icons/truck-icon.js';

/** The dialogs that an order's actions open; loaded with the first press. */
export const orderBoxesModule = {
  views: { MismatchDialog, ReturnsDialog, TrackDialog },
  english,
  styles: [styles],
} as const satisfies LazyModule<object>;

export interface MismatchDialogProps {
  readonly elsewhere: ReturnElsewhere;
  readonly onClose: () => void;
}

/** Explains that the order was sent from another country and can be returned only there. */
export function MismatchDialog({ elsewhere, onClose }: MismatchDialogProps): ReactNode {
  const intl = useIntl();
  const { country, shop } = elsewhere;
  const name = toCountryName(intl.locale, country);
  return (
    <Dialog
      title={intl.t('orderBoxes.mismatchTitle', { name })}
      actions={shop === undefined ? null : <LinkButton href={shop}>{intl.t('orderBoxes.goTo', { name })}</LinkButton>}
      closeName={intl.t('dialog.close')}
      onClose={onClose}
    >
      <p>{intl.t('orderBoxes.mismatch')}</p>
    </Dialog>
  );
}

export interface ReturnsDialogProps {
  readonly order: Order;
  readonly numbers: readonly string[];
  readonly onShow: (orderNumber: string) => void;
  readonly onClose: () => void;
}

/** Asks which of several returns to show; their items tell them apart. */
export function ReturnsDialog({ order, numbers, onShow, onClose }: ReturnsDialogProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  return (
    <Dialog
      icon={null}
      title={intl.t('orderBoxes.returnsTitle')}
      actions={null}
      closeName={intl.t('dialog.close')}
      onClose={onClose}
    >
      <ul className="box-links">
        {numbers.map((number) => (
          <li key={number}>
            <DestinationLink
              href={findHref(context, { route: 'returnDetail', orderNumber: number })}
              onGo={() => onShow(number)}
            >
              {intl.rich('orderBoxes.return', { number: () => <bdi key="number">{number}</bdi> })}
            </DestinationLink>
            <ReturnedItems order={order} returnNumber={number} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface ReturnedItemsProps {
  readonly order: Order;
  readonly returnNumber: string;
}

/** The items of the groups that name only this return, if there are any. A delivered group may name several returns. */
function ReturnedItems({ order: { groups }, returnNumber }: ReturnedItemsProps): ReactNode {
  const returned = groups.filter(({ returnNumbers }) => returnNumbers.join() === returnNumber);
  const titles = new Set(returned.flatMap(({ items }) => items.map(({ title }) => title)));
  if (titles.size === 0) return null;
  return (
    <p className="item-details" dir="auto">
      {[...titles].join(', ')}
    </p>
  );
}

export interface TrackDialogProps {
  readonly parcels: readonly Parcel[];
  readonly onClose: () => void;
}

/** The tracking events of each parcel, with a link to its carrier; that of a single parcel is the dialog's action. */
export function TrackDialog({ parcels, onClose }: TrackDialogProps): ReactNode {
  const intl = useIntl();
  const [first, ...others] = parcels;
  const alone = others.length === 0 ? first : undefined;
  return (
    <Dialog
      icon={TRUCK_ICON}
      isLong
      title={intl.t('orderBoxes.trackTitle', { count: parcels.length })}
      actions={alone ? <CarrierButton parcel={alone} kind="primary" /> : null}
      closeName={intl.t('dialog.close')}
      onClose={onClose}
    >
      <div className="parcels">
        {parcels.map((parcel) => (
          <ParcelRoute key={parcel.number} parcel={parcel} hasButton={!alone} />
        ))}
      </div>
    </Dialog>
  );
}

interface ParcelRouteProps {
  readonly parcel: Parcel;
  /** The link to the carrier is here, not among the dialog's actions. */
  readonly hasButton: boolean;
}

function ParcelRoute({ parcel, hasButton }: ParcelRouteProps): ReactNode {
  const intl = useIntl();
  const { number, carrier, events } = parcel;
  return (
    <section className="parcel">
      <h4 className="parcel-title">
        {intl.rich('orderDetail.parcel', { number: () => <bdi key="number">{number}</bdi> })}
      </h4>
      {carrier !== undefined && (
        <p className="item-details">
          {intl.rich('orderBoxes.carrier', { name: () => <bdi key="name">{carrier}</bdi> })}
        </p>
      )}
      {events.length > 0 && (
        <ol className="parcel-events">
          {events.map((event, index) => (
            <ParcelEventRow key={index} event={event} />
          ))}
        </ol>
      )}
      {hasButton && <CarrierButton parcel={parcel} kind="secondary" />}
    </section>
  );
}

interface CarrierButtonProps {
  readonly parcel: Parcel;
  readonly kind: 'primary' | 'secondary';
}

/** Opens the carrier's page of a parcel. */
function CarrierButton({ parcel: { number, trackingUrl }, kind }: CarrierButtonProps): ReactNode {
  const intl = useIntl();
  const text = intl.t('orderBoxes.atCarrier');
  return (
    <LinkButton kind={kind} href={useOrderUrls().toUrl(trackingUrl)} label={`${text}, ${number}`}>
      {text}
    </LinkButton>
  );
}

function ParcelEventRow({ event: { at, status, location } }: { readonly event: ParcelEvent }): ReactNode {
  const intl = useIntl();
  const hasTwelveHours = useSelector(useElementContext().settings, ({ market }) => market?.hasTwelveHourClock === true);
  const when = at === undefined ? [] : [intl.date(at), intl.time(Date.parse(at), hasTwelveHours)];
  return (
    <li>
      <span dir="auto">{status}</span>
      <span className="item-details">
        {location !== undefined && <bdi>{location}</bdi>}
        {location !== undefined && when.length > 0 && ' · '}
        {when.length > 0 && <time dateTime={at}>{when.join(', ')}</time>}
      </span>
    </li>
  );
}
