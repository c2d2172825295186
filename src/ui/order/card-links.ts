/** How a card of an order reaches the outside. */
export interface CardLinks {
  /** Lets an address through the URL gate, or not. */
  readonly toUrl: (address: string | undefined) => string | undefined;
  /** The order's own screen; absent where the card leads nowhere. */
  readonly href?: string | undefined;
  readonly onOpen?: () => void;
  /** A picture could not be shown. */
  readonly onPictureFail?: () => void;
}
