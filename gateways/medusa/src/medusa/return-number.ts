/** Medusa counts returns over all orders: `FH0123456789R7` is the seventh, of this order. */
export function toReturnNumber(orderNumber: string, count: number): string {
  return `${orderNumber}R${count}`;
}
