/** What a total is made of, in major units; an amount the server did not send is absent. */
export interface OrderSums {
  readonly subTotal?: number;
  readonly shipping?: number;
  readonly fees?: number;
  readonly taxes?: number;
  /** Taxes that the prices hold already. */
  readonly includedTaxes?: number;
  readonly duties?: number;
}
