/** What the choice between return and exchange needs. */
export interface ExchangeAsk {
  /** The row that has just become a return, for no exchange could be had. */
  readonly refusedKey: string | undefined;
  /** The shopper was led to it: who comes back later is not. */
  readonly onTold: () => void;
  readonly onTryAgain: (rowKey: string) => void;
}
