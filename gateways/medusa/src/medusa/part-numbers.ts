const RETURN_NUMBER = /^(.+)R(\d{1,9})$/;

/** Creates the number of a return. Medusa counts returns across all orders: `FH0123456789R7` is the seventh return of the shop. */
export function toReturnNumber(orderNumber: string, count: number): string {
  return `${orderNumber}R${count}`;
}

/** Splits the number of a return; undefined if it is not one. */
export function splitReturnNumber(
  number: string,
): { readonly orderNumber: string; readonly count: string } | undefined {
  const [, orderNumber, count] = RETURN_NUMBER.exec(number) ?? [];
  return orderNumber !== undefined && count !== undefined ? { orderNumber, count } : undefined;
}

const EXCHANGE_NUMBER = /^(.+)E(\d{1,9})$/;

/** Creates the number of an exchange, which Medusa counts as it counts returns: `FH0123456789E2` is the second of the shop. */
export function toExchangeNumber(orderNumber: string, count: number): string {
  return `${orderNumber}E${count}`;
}

/** Splits the number of an exchange; undefined if it is not one. */
export function splitExchangeNumber(
  number: string,
): { readonly orderNumber: string; readonly count: number } | undefined {
  const [, orderNumber, count] = EXCHANGE_NUMBER.exec(number) ?? [];
  return orderNumber !== undefined && count !== undefined ? { orderNumber, count: Number(count) } : undefined;
}
