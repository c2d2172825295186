import type { PickupAddress } from '../address/model/pickup-addresses.js';
import { usePickupAddress } from '../address/use-pickup-address.js';
import type { Wizard } from '../use-wizard.js';

/** Where a return is picked up. */
export interface ReviewAddressUse {
  /** A courier comes for it. */
  readonly isNeeded: boolean;
  readonly isLoading: boolean;
  /** Absent where none is needed, and where the one that was chosen is gone, or nobody comes there. */
  readonly address: PickupAddress | undefined;
}

/** The address that was chosen for a pickup, as it is by now. */
export function useReviewAddress({ steps, progress }: Pick<Wizard, 'steps' | 'progress'>): ReviewAddressUse {
  const { status, addresses } = usePickupAddress();
  if (!steps.includes('address')) return { isNeeded: false, isLoading: false, address: undefined };
  return {
    isNeeded: true,
    isLoading: status === 'idle' || status === 'loading',
    address: addresses.find(({ id, isAbroad }) => id === progress.addressId && !isAbroad),
  };
}
