import {
  AnchorUnknown,
  type CancelResult,
  type Engine,
  type JudgedLine,
  type Order,
  type ReturnCancelResult,
  type ReturnIntent,
  type ReturnResult,
  type Shopper,
} from '../engine.js';
import { cancelLines, findCancelRefusal } from './cancel-lines.js';
import { allocateReturn } from './allocate-return.js';
import { createAnchors } from './anchors.js';
import { createMedusaClient, type MedusaSettings } from './client.js';
import { createGuestCodes } from './guest-codes.js';
import type { CustomerRecord, OrderRecord } from './records.js';
import { splitReturnNumber, toReturnNumber } from './return-number.js';
import { sendStatement } from './send-statement.js';
import { toAddress, toOrder } from './to-order.js';
import { toPageQuery } from './to-page-query.js';

/** Medusa 2 with the extension of this gateway. Keeps nothing between two calls. */
export function createMedusaEngine(settings: MedusaSettings & { readonly cancelMinutes: number }): Engine {
  const send = createMedusaClient(settings);
  const anchors = createAnchors(settings.key);
  const { cancelMinutes } = settings;
  const read = (record: OrderRecord): Order => toOrder(record, { cancelMinutes, now: Date.now() });
  const toPath = (number: string, action = ''): string => `/orders-area/orders/${encodeURIComponent(number)}${action}`;

  const findOrder = async (number: string, shopper: Shopper): Promise<Order | undefined> => {
    const { status, body } = await send({ path: toPath(number), shopper });
    return status === 200 ? read((body as { order: OrderRecord }).order) : undefined;
  };

  return {
    findOrder,
    async listOrders(member, request) {
      const { status, body } = await send({
        path: `/orders-area/orders?${toPageQuery(request, anchors)}`,
        shopper: member,
      });
      if (status === 400) throw new AnchorUnknown();
      const { orders, next } = body as { orders: OrderRecord[]; next?: Readonly<Record<string, string>> };
      return { orders: orders.map(read), ...(next && { next: anchors.seal(next) }) };
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
    async requestReturn(number, shopper, intent: ReturnIntent): Promise<ReturnResult> {
      const order = await findOrder(number, shopper);
      if (!order) return { refusal: 'notFound' };
      const items = allocateReturn(order, intent.lines);
      if (!items) return { refusal: 'notReturnable' };
      const { status, body } = await send({
        path: toPath(number, '/returns'),
        shopper,
        body: { items, ...(intent.method !== undefined && { method: intent.method }) },
      });
      if (status !== 201) return { refusal: status === 404 ? 'notFound' : 'notReturnable' };
      return { returnNumber: toReturnNumber(order.number, (body as { displayId: number }).displayId) };
    },
    async cancelReturn(number, shopper): Promise<ReturnCancelResult> {
      const parts = splitReturnNumber(number);
      // An impossible number is sent as well, so that it takes as long as an unknown one.
      const path = toPath(parts?.orderNumber ?? number, `/returns/${parts?.count ?? 0}/cancel`);
      const { status } = await send({ path, shopper, body: {} });
      if (status === 404) return 'notFound';
      return status === 409 ? 'sentBack' : 'cancelled';
    },
    receiveWithdrawal: (statement) => sendStatement(send, statement),
    ...createGuestCodes(send),
    async getMember(member) {
      const { body } = await send({ path: '/store/customers/me?fields=id,*addresses', shopper: member });
      const { id, addresses = [] } = (body as { customer: CustomerRecord }).customer;
      return {
        id,
        addresses: addresses.flatMap((record) => {
          const address = toAddress(record);
          return address ? [{ ...address, id: record.id, isPreferred: record.is_default_shipping ?? false }] : [];
        }),
      };
    },
  };
}
