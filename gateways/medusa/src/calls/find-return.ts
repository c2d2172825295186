import type { Engine, Order, Return, Shopper } from '../engine.js';

/** The number of a return, which begins with the number of its order. */
const RETURN_NUMBER = /^(.+)R\d+$/;

interface FoundReturn {
  readonly order: Order;
  readonly found: Return;
}

export function toOrderNumber(returnNumber: string): string | undefined {
  return RETURN_NUMBER.exec(returnNumber)?.[1];
}

/** Finds a shopper's return by its number, with its order. */
export async function findReturn(engine: Engine, number: string, shopper: Shopper): Promise<FoundReturn | undefined> {
  const orderNumber = toOrderNumber(number);
  const order = orderNumber === undefined ? undefined : await engine.findOrder(orderNumber, shopper);
  const found = order?.returns.find((one) => one.number === number);
  return order && found && { order, found };
}
