/** A way back that the service of carriers names: brought to one with a label, with a code in place of it, or fetched. */
export interface CarrierService {
  readonly kind: 'dropoff' | 'paperless' | 'pickup';
  /** The carrier in the service's words; shown where its code is none we know. */
  readonly provider: string;
  /** The carrier's code, upper case: `UPSN`. */
  readonly scac: string;
}
