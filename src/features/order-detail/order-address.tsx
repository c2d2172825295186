import type { ReactNode } from 'react';
import { toAddressLines } from '../../domain/address-lines.js';
import type { Address, Order } from '../../domain/order.js';
import { useIntl } from '../../host/use-intl.js';
import { toCountryName } from '../../i18n/country-name.js';
import type { MessageId } from '../../i18n/message-id.js';
import { SideCard } from './side-card.js';

/** Where the order goes: to a store, to a place where it is picked up, or to an address. */
export function OrderAddress({ order }: { readonly order: Order }): ReactNode {
  const { storeAddress, pickupAddress, shippingAddress } = order;
  if (storeAddress) return <AddressCard title="orderDetail.storeAddress" address={storeAddress} />;
  if (pickupAddress) return <AddressCard title="orderDetail.pickupAddress" address={pickupAddress} />;
  if (shippingAddress) return <AddressCard title="orderDetail.shippingAddress" address={shippingAddress} />;
  return null;
}

function AddressCard({ title, address }: { readonly title: MessageId; readonly address: Address }): ReactNode {
  const intl = useIntl();
  return (
    <SideCard title={intl.t(title)}>
      <address className="address">
        {toAddressLines(address, toCountryName(intl.locale, address.country)).map((line, index) => (
          <span key={index} dir="auto">
            {line}
          </span>
        ))}
      </address>
    </SideCard>
  );
}
