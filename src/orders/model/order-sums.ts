/** The amounts of a total, in major units; an amount that the server did not send is absent. */
export interface OrderSums {
  readonly subTotal?: number;
  readonly shipping?: number;
  readonly fees?: number;
  readonly taxes?: number;
  /** Taxes that the prices include. */
  readonly includedTaxes?: number;
  readonly duties?: number;
}
