import type { ReactNode } from 'react';
import type { PickupAddress } from '../address/model/pickup-addresses.js';
import { useIntl } from '../../../app/context/use-intl.js';
import { AddressLines } from '../address/address-lines.js';

export interface ReviewAddressProps {
  /** Absent while the address book is read, and where the chosen one is not in it any more. */
  readonly address: PickupAddress | undefined;
  readonly isLoading: boolean;
  readonly lines: readonly string[];
}

/** Where the courier comes to. */
export function ReviewAddress({ address, isLoading, lines }: ReviewAddressProps): ReactNode {
  const intl = useIntl();
  if (address) return <AddressLines address={address} lines={lines} />;
  if (isLoading) return <div className="bone is-line" aria-hidden="true" />;
  return <p>{intl.t('returnReview.noAddress')}</p>;
}
