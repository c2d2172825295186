/** Returns the member site's page that starts a return of a sales order. */
export function toReturnUrl(orderNumber: string): string {
  return `/us/en/orders/sales/${orderNumber}/return/`;
}

/** Returns the member site's page that shows a return order. */
export function toReturnOrderUrl(returnOrderNumber: string): string {
  return `/us/en/orders/returns/${returnOrderNumber}/`;
}
