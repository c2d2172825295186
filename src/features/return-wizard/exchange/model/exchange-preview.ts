/** What an exchange would come to, before it is asked for. Money is in major units of the order's currency. */
export interface ExchangePreview {
  /** Names it in the request that orders the exchange. */
  readonly previewId: string;
  readonly items: readonly ExchangePreviewItem[];
  /** Of all that comes; absent where the service sent none. */
  readonly total?: number;
}

export interface ExchangePreviewItem {
  /** The `id` it was asked for by. */
  readonly id: string;
  readonly skuId: string;
  /** Of one. */
  readonly price?: number;
}

/** What comes in exchange was ordered. */
export interface OrderedExchange {
  readonly exchangeNumber: string;
}
