import type { ReactNode } from 'react';
import type { Address } from '../../addresses/model/address.js';
import type { Order } from '../../orders/model/order.js';
import { findStoreAddress } from '../../orders/model/store-address.js';
import { useAddressLines } from '../../addresses/use-address-lines.js';
import { useIntl } from '../../app/context/element-context.js';
import type { MessageId } from '../../i18n/create-intl.js';
import { AddressBlock } from '../../addresses/address-block.js';
import { SideCard } from '../../orders/side-card.js';
import { lazyView } from '../../app/lazy/lazy-view.js';

const loadStoreModule = async () => (await import('../../stores/store-details.js')).storeModule;

/** Opening hours and directions of a store. The address above them is enough to go there. */
const StoreDetails = lazyView(loadStoreModule, 'StoreDetails', {
  placeholder: () => <div className="store-room" aria-busy="true" />,
  isOptional: true,
});

/** Where the order goes: to a store, to a place where it is picked up, or to an address. */
export function OrderAddress({ order }: { readonly order: Order }): ReactNode {
  const { shippingAddress } = order;
  const place = findStoreAddress(order);
  if (place) return <AddressCard title={getPlaceTitle(order)} address={place} isStore />;
  if (shippingAddress) return <AddressCard title="orderDetail.shippingAddress" address={shippingAddress} />;
  return null;
}

/** Bought in a store, picked up in one, or at a place that may be none. */
function getPlaceTitle({ isStoreOrder, storeAddress }: Order): MessageId {
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
    <SideCard title={intl.t(title)}>
      <AddressBlock {...lines} />
      {isStore && <StoreDetails place={address} />}
    </SideCard>
  );
}
