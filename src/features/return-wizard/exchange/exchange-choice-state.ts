/** The state of the choice between return and exchange, which its rows share. */
export interface ExchangeChoiceState {
  /** The row that has just become a return because no exchange is available. */
  readonly refusedKey: string | undefined;
  /** The focus was moved to the message; later visits leave the focus alone. */
  readonly onAnnounced: () => void;
  readonly onTryAgain: (rowKey: string) => void;
}
