/** The page of the member site where a return of a sales order begins. */
export function toReturnUrl(orderNumber: string): string {
  return `/us/en/orders/sales/${orderNumber}/return/`;
}

/** The page of the member site that shows a return order. */
export function toReturnOrderUrl(returnOrderNumber: string): string {
  return `/us/en/orders/returns/${returnOrderNumber}/`;
}
