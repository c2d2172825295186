/** The part of an order from the service that the floor reads. */
export interface SentOrder {
  readonly orderNumber: string;
  readonly currency: string;
  readonly group: readonly {
    readonly groupHeading: string;
    readonly orderItems: readonly {
      readonly product: { readonly title: string };
      readonly lineItemTransaction: { readonly quantity: number; readonly lineItemChargedPrice: number };
    }[];
  }[];
  readonly transaction: { readonly orderDate: string; readonly orderTotal: number };
}

/** An order as the floor and its React equivalents render it. */
export interface FloorOrder {
  readonly number: string;
  readonly placedAt: string;
  readonly status: string;
  readonly lines: readonly { readonly title: string; readonly quantity: number; readonly total: number }[];
  readonly total: number;
  readonly currency: string;
}

/** Converts an order without validating it. */
export function toFloorOrder({ orderNumber, currency, group, transaction }: SentOrder): FloorOrder {
  const items = group.flatMap(({ orderItems }) => orderItems);
  return {
    number: orderNumber,
    placedAt: transaction.orderDate.replace('[UTC]', ''),
    status: group[0]?.groupHeading ?? '',
    lines: items.map(({ product, lineItemTransaction }) => ({
      title: product.title,
      quantity: lineItemTransaction.quantity,
      total: lineItemTransaction.lineItemChargedPrice,
    })),
    total: transaction.orderTotal,
    currency,
  };
}
