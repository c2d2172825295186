import type { ReactNode } from 'react';
import type { Address } from '../../../domain/address.js';
import { useAddressLines } from '../../../host/use-address-lines.js';

/** The store that it is brought to. */
export function ReviewStore({ store }: { readonly store: Address }): ReactNode {
  const { isSettled, lines } = useAddressLines(store, { hidesCountry: true });
  return (
    <address className="address" aria-busy={!isSettled || undefined}>
      {lines.map((line, index) => (
        <span key={index} dir="auto">
          {line}
        </span>
      ))}
    </address>
  );
}
