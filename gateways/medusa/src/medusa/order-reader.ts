import type { Order, Shopper } from '../engine.js';
import type { MedusaClient } from './client.js';
import { splitExchangeNumber } from './part-numbers.js';
import type { OrderRecord } from './records.js';
import { toExchangeOrder, toOrder } from './to-order.js';

/** Reads orders by the numbers that shoppers know. */
export interface OrderReader {
  /** An order or an exchange by its number, from a route of the extension that answers with its order; undefined if it is unknown. */
  read(number: string, shopper: Shopper, action?: string): Promise<FoundOrder | undefined>;
  toOrder(record: OrderRecord): Order;
  /** A route of the extension, for the number of an order of Medusa. */
  toPath(number: string, action?: string): string;
}

interface FoundOrder {
  readonly record: OrderRecord;
  readonly order: Order;
  readonly body: unknown;
}

export function createOrderReader(send: MedusaClient, cancelMinutes: number): OrderReader {
  const read = (record: OrderRecord): Order => toOrder(record, { cancelMinutes, now: Date.now() });
  const toPath = (number: string, action = ''): string => `/orders-area/orders/${encodeURIComponent(number)}${action}`;
  const ask = async (number: string, shopper: Shopper, action: string) => {
    const { status, body } = await send({ path: toPath(number, action), shopper });
    return status === 200 ? { record: (body as { order: OrderRecord }).order, body } : undefined;
  };
  return {
    async read(number, shopper, action = '') {
      const whole = await ask(number, shopper, action);
      if (whole) return { ...whole, order: read(whole.record) };
      const parts = splitExchangeNumber(number);
      const found = parts && (await ask(parts.orderNumber, shopper, action));
      const order = found && toExchangeOrder(found.record, parts.count);
      return found && order && { ...found, order };
    },
    toOrder: read,
    toPath,
  };
}
