import type { ReactNode } from 'react';
import type { Address } from '../../addresses/model/address.js';
import { usePart } from '../../app/lazy/use-part.js';

const loadStorePart = async () => (await import('./pickup-store/store-part.js')).storePart;

/** Under the address of a store: the room for its hours and the ways to it, kept from the first moment on. */
export function StoreRoom({ address }: { readonly address: Address }): ReactNode {
  const part = usePart(loadStorePart, true);
  if (part.status === 'ready') return <part.views.StoreDetails place={address} />;
  // The address is enough to go there by.
  return part.status === 'failed' ? null : <div className="store-room" aria-busy="true" />;
}
