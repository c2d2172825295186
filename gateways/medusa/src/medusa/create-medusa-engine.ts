import { AnchorUnknown, type CancelResult, type Engine, type JudgedLine } from '../engine.js';
import { createAddresses } from './addresses.js';
import { cancelLines, findCancelRefusal } from './cancel-lines.js';
import { createAnchors } from './anchors.js';
import { createMedusaClient, type MedusaSettings } from './client.js';
import { createExchanges } from './exchanges.js';
import { createGuestCodes } from './guest-codes.js';
import { createOrderReader } from './order-reader.js';
import type { OrderRecord } from './records.js';
import { createReturns } from './returns.js';
import { sendStatement } from './send-statement.js';
import { toPageQuery } from './to-page-query.js';

/** The engine for Medusa 2 with this gateway's extension. It keeps no state between two calls. */
export function createMedusaEngine(settings: MedusaSettings & { readonly cancelMinutes: number }): Engine {
  const send = createMedusaClient(settings);
  const anchors = createAnchors(settings.key);
  const { cancelMinutes } = settings;
  const orders = createOrderReader(send, cancelMinutes);
  const { toPath } = orders;

  return {
    findOrder: async (number, shopper) => (await orders.read(number, shopper))?.order,
    async listOrders(member, request) {
      const { status, body } = await send({
        path: `/orders-area/orders?${toPageQuery(request, anchors)}`,
        shopper: member,
      });
      if (status === 400) throw new AnchorUnknown();
      const { orders: records, next } = body as { orders: OrderRecord[]; next?: Readonly<Record<string, string>> };
      return { orders: records.map(orders.toOrder), ...(next && { next: anchors.seal(next) }) };
    },
    async cancelOrder(number, shopper): Promise<CancelResult> {
      const { status, body } = await send({
        path: toPath(number, '/cancel'),
        shopper,
        body: { minutes: cancelMinutes },
      });
      return findCancelRefusal(status, body) ?? 'cancelled';
    },
    cancelLines: (number, shopper, { lines, key }) =>
      cancelLines(send, {
        path: toPath(number, '/cancellations'),
        shopper,
        body: { minutes: cancelMinutes, lines, ...(key !== undefined && { key }) },
      }),
    async findLineCancellation(number, shopper, id) {
      const { status, body } = await send({
        path: toPath(number, `/cancellations/${encodeURIComponent(id)}`),
        shopper,
      });
      return status === 200 ? (body as { lines: readonly JudgedLine[] }).lines : undefined;
    },
    receiveWithdrawal: (statement) => sendStatement(send, statement),
    ...createGuestCodes(send),
    ...createReturns(orders),
    ...createExchanges(orders),
    ...createAddresses(send),
  };
}
