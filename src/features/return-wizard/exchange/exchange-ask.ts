/** What the choice between return and exchange needs. */
export interface ExchangeAsk {
  /** The row that has just become a return because no exchange is available. */
  readonly refusedKey: string | undefined;
  /** The focus was moved to the message; later visits leave the focus alone. */
  readonly onAnnounced: () => void;
  readonly onTryAgain: (rowKey: string) => void;
}
