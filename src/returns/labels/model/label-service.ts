/** How a shopper comes to what a carrier or a store wants to see (returns, section 1), by the services' own words. */
export type LabelService =
  'CARRIER_DROP_OFF' | 'DROPOFF_RETURN' | 'PAPERLESS_RETURN' | 'PICKUP_RETURN' | 'STORE_DROP_OFF';

export interface ServedMethod {
  /** By the service's words: `upsDropoff`. */
  readonly name: string;
  readonly isPaperless: boolean;
}

/**
 * The label service of a way back (wire and defaults, section 3).
 *
 * @param isNamed whether the service of carriers names it; a drop-off of the market's own list has no carrier data
 */
export function findLabelService({ name, isPaperless }: ServedMethod, isNamed: boolean): LabelService {
  if (name === 'returnToStore') return 'STORE_DROP_OFF';
  if (name !== 'upsDropoff') return 'PICKUP_RETURN';
  if (isPaperless) return 'PAPERLESS_RETURN';
  return isNamed ? 'DROPOFF_RETURN' : 'CARRIER_DROP_OFF';
}
