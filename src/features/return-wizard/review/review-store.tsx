import type { ReactNode } from 'react';
import type { Address } from '../../../domain/address.js';
import { useAddressLines } from '../../../host/use-address-lines.js';
import { AddressBlock } from '../../../ui/order/address-block.js';

/** The store that it is brought to. */
export function ReviewStore({ store }: { readonly store: Address }): ReactNode {
  return <AddressBlock {...useAddressLines(store, { hidesCountry: true })} />;
}
