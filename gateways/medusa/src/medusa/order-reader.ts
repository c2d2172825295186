import type { Order, Shopper } from '../engine.js';
import type { MedusaAnswer, MedusaClient } from './client.js';
import { splitExchangeNumber } from './part-numbers.js';
import type { OrderRecord } from './records.js';
import { toExchangeOrder, toOrder } from './to-order.js';

/** Reads orders by the numbers that shoppers know. */
export interface OrderReader {
  /** Reads an order or an exchange by its number, from a route of the extension that answers with the order; undefined if it is unknown. */
  read(number: string, shopper: Shopper, action?: string): Promise<FoundOrder | undefined>;
  /** Sends a change to the order with that number, or otherwise to the order whose exchange has it. */
  change(number: string, shopper: Shopper, change: OrderChange): Promise<ChangedOrder>;
  toOrder(record: OrderRecord): Order;
  /** The path of a route of the extension, for the number of an order in Medusa. */
  toPath(number: string, action?: string): string;
}

interface OrderChange {
  readonly action: string;
  readonly body: object;
}

interface ChangedOrder extends MedusaAnswer {
  /** The number of the order in Medusa, which an exchange is a part of. */
  readonly orderNumber: string;
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
    async change(number, shopper, { action, body }) {
      const post = async (orderNumber: string): Promise<ChangedOrder> => {
        const answer = await send({ path: toPath(orderNumber, action), shopper, body });
        return { ...answer, orderNumber };
      };
      const answer = await post(number);
      const parts = splitExchangeNumber(number);
      return answer.status === 404 && parts ? post(parts.orderNumber) : answer;
    },
    toOrder: read,
    toPath,
  };
}
