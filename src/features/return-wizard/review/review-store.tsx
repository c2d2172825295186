import type { ReactNode } from 'react';
import type { Address } from '../../../addresses/model/address.js';
import { useAddressLines } from '../../../addresses/use-address-lines.js';
import { AddressBlock } from '../../../addresses/address-block.js';

/** The store that it is brought to. */
export function ReviewStore({ store }: { readonly store: Address }): ReactNode {
  return <AddressBlock {...useAddressLines(store, { hidesCountry: true })} />;
}
