import { useId, useState, type ReactNode } from 'react';
import { hasUnreadablePart } from '../../orders/model/group-delivery.js';
import type { CancelStatus } from '../../orders/model/cancellation.js';
import type { Order, Payment } from '../../orders/model/order.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import { OrderMeta } from '../../orders/order-card.js';
import { useOrderUrls } from '../../app/navigation/use-order-urls.js';
import type { Address } from '../../addresses/model/address.js';
import { findStoreAddress } from '../../orders/model/store-address.js';
import { useAddressLines, AddressBlock } from '../../addresses/address-block.js';
import type { Intl18n, MessageId } from '../../i18n/create-intl.js';
import { SideCard } from '../../orders/side-card.js';
import { lazyView } from '../../app/lazy/lazy-view.js';
import type { OrderWords } from './model/order-words.js';
import type { Pickup } from './model/pickup.js';
import { CopyNumber } from './copy-number.js';
import { useCancelOffer } from './use-cancel-offer.js';
import { useIsCancelled } from '../../orders/use-cancel-mark.js';
import { listCancelNotes, useOrderWords } from './use-order-words.js';
import { OrderBarcode } from '../../orders/order-barcode.js';

export interface OrderFactsProps {
  readonly order: Order;
  /** Replaces the date, number and total. */
  readonly meta?: ReactNode;
}

/** Facts about the whole order below the headline: its second line, date, number, total and notices. */
export function OrderFacts({ order, meta }: OrderFactsProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const isBoughtInStore = order.isStoreOrder && order.kind !== 'return';
  const { status } = useCancelOffer(order);
  const words = useOrderWords(order, status);
  const isCancelled = useIsCancelled(order);
  const { notice } = words;
  return (
    <>
      <Subheading words={words} status={status} />
      {meta ?? (
        <OrderMeta
          {...{ order, intl, isCancelled }}
          drawNumber={(number) => <CopyNumber number={order.orderNumber}>{number}</CopyNumber>}
        />
      )}
      {order.isGlobalStoreOrder && <p className="badge">{intl.t('orderDetail.globalStore')}</p>}
      {isBoughtInStore && context.isFlagOn('showBisroMessage') && (
        <p className="notice">{intl.t('orderDetail.storeOrder')}</p>
      )}
      {order.pendingModification !== undefined && order.pendingModification !== 'CANCEL' && (
        <p className="notice">{intl.t('orderDetail.beingChanged')}</p>
      )}
      {notice !== undefined && (
        <p className="notice" dir="auto">
          {notice}
        </p>
      )}
      {hasUnreadablePart(order) && <p className="notice">{intl.t('order.unreadable')}</p>}
    </>
  );
}

interface SubheadingProps {
  readonly words: OrderWords;
  readonly status: CancelStatus | undefined;
}

/**
 * The lines below the headline: what follows from a cancellation if the headline reports one, then the second line as the service words it,
 * or else how many shipments were delivered.
 */
function Subheading({ words, status }: SubheadingProps): ReactNode {
  const intl = useIntl();
  const { cancelIn, subStatus, shipments } = words;
  const line = subStatus ?? (shipments && formatShipments(shipments, intl));
  return [...(cancelIn === 'headline' ? listCancelNotes(words, status, intl) : []), line].map(
    (text, index) =>
      text !== undefined && (
        <p key={index} className="order-sub" dir="auto">
          {text}
        </p>
      ),
  );
}

function formatShipments({ count, total }: NonNullable<OrderWords['shipments']>, intl: Intl18n): string {
  return count > 0 && count < total
    ? intl.t('orderDetail.someShipments', { count, total })
    : intl.t('orderDetail.shipments', { count: total });
}

/** Payments by name and number, each with its picture if it loads. */
export function PaymentList({ payments }: { readonly payments: readonly Payment[] }): ReactNode {
  return (
    <ul className="payments">
      {payments.map((payment, index) => (
        <PaymentRow key={index} payment={payment} />
      ))}
    </ul>
  );
}

/** The text says everything the picture does, so a picture that fails leaves no placeholder. */
function PaymentRow({ payment: { type, displayNumber, image } }: { readonly payment: Payment }): ReactNode {
  const intl = useIntl();
  const { toUrl, onPictureFail } = useOrderUrls();
  const [failed, setFailed] = useState<string>();
  const src = toUrl(image);
  const handleError = (): void => {
    setFailed(src);
    onPictureFail();
  };
  return (
    <li>
      {src !== undefined && src !== failed && (
        <img alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer" src={src} onError={handleError} />
      )}
      <span>
        {displayNumber === undefined
          ? intl.t('orderDetail.paymentType', { type })
          : intl.rich('orderDetail.paymentNumber', {
              name: () => intl.t('orderDetail.paymentType', { type }),
              number: () => <bdi key="number">{displayNumber}</bdi>,
            })}
      </span>
    </li>
  );
}

const loadStoreModule = async () => (await import('../../stores/store-details.js')).storeModule;

/** A store's opening hours and directions. Optional: the address above them is enough to get there. */
const StoreDetails = lazyView(loadStoreModule, 'StoreDetails', {
  placeholder: () => <div className="store-slot" aria-busy="true" />,
  isOptional: true,
});

/** Where the order goes: a store, a pickup point or a shipping address. */
export function OrderAddress({ order }: { readonly order: Order }): ReactNode {
  const { shippingAddress } = order;
  const storeAddress = findStoreAddress(order);
  if (storeAddress) return <AddressCard title={getStoreTitle(order)} address={storeAddress} isStore />;
  if (shippingAddress) return <AddressCard title="orderDetail.shippingAddress" address={shippingAddress} />;
  return null;
}

/** Bought in a store, picked up in a store, or picked up at a point that may not be a store. */
function getStoreTitle({ isStoreOrder, storeAddress }: Order): MessageId {
  if (!storeAddress) return 'orderDetail.pickupAddress';
  return isStoreOrder ? 'orderDetail.storeAddress' : 'orderDetail.pickUpInStore';
}

interface AddressCardProps {
  readonly title: MessageId;
  readonly address: Address;
  readonly isStore?: boolean;
}

function AddressCard({ title, address, isStore = false }: AddressCardProps): ReactNode {
  const intl = useIntl();
  const lines = useAddressLines(address);
  return (
    <SideCard title={intl.t(title)} slotName="address">
      <AddressBlock {...lines} />
      {isStore && <StoreDetails query={address} />}
    </SideCard>
  );
}

/** The order's barcode, if the service asks to show it. The flag `suppressReturnBarcode` hides it. */
export function ReturnBarcode({ order }: { readonly order: Order }): ReactNode {
  const isHidden = useElementContext().isFlagOn('suppressReturnBarcode');
  if (order.showsBarcode !== true || isHidden) return null;
  return <OrderBarcode orderNumber={order.orderNumber} barcode={order.barcode} />;
}

interface PickupPanelProps {
  readonly order: Order;
  readonly pickup: Pickup;
  /** The service's texts about the pickup. */
  readonly notes: readonly string[];
}

/**
 * The pickup: where, until when, what to bring and how to get there. It comes first on the screen, because that is what the shopper wants
 * to know.
 */
export function PickupPanel({ order, pickup: { address, isReady }, notes }: PickupPanelProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const { pickUpLocation, ...rest } = address;
  const lines = useAddressLines(rest);
  return (
    <section className={isReady ? 'pickup is-ready' : 'pickup'} part="side-card" aria-labelledby={id}>
      <div className="pickup-text">
        <h3 className="side-title" part="heading" id={id}>
          {intl.t(getStoreTitle(order))}
        </h3>
        {pickUpLocation !== undefined && (
          <p className="pickup-name" dir="auto">
            {pickUpLocation}
          </p>
        )}
        {notes
          .filter((note) => note !== pickUpLocation)
          .map((note, index) => (
            <p key={index} dir="auto">
              {note}
            </p>
          ))}
      </div>
      <div className="pickup-text">
        <AddressBlock {...lines} />
      </div>
      <StoreDetails query={address} />
    </section>
  );
}
