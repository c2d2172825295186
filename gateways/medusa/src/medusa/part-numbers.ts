const RETURN_NUMBER = /^(.+)R(\d{1,9})$/;

/** Medusa counts returns over all orders: `FH0123456789R7` is the seventh, of this order. */
export function toReturnNumber(orderNumber: string, count: number): string {
  return `${orderNumber}R${count}`;
}

/** The parts of the number of a return, if it is one. */
export function splitReturnNumber(
  number: string,
): { readonly orderNumber: string; readonly count: string } | undefined {
  const [, orderNumber, count] = RETURN_NUMBER.exec(number) ?? [];
  return orderNumber !== undefined && count !== undefined ? { orderNumber, count } : undefined;
}

const EXCHANGE_NUMBER = /^(.+)E(\d{1,9})$/;

/** Medusa counts exchanges as it counts returns: `FH0123456789E2` is the second, of this order. */
export function toExchangeNumber(orderNumber: string, count: number): string {
  return `${orderNumber}E${count}`;
}

/** The parts of the number of an exchange, if it is one. */
export function splitExchangeNumber(
  number: string,
): { readonly orderNumber: string; readonly count: number } | undefined {
  const [, orderNumber, count] = EXCHANGE_NUMBER.exec(number) ?? [];
  return orderNumber !== undefined && count !== undefined ? { orderNumber, count: Number(count) } : undefined;
}
