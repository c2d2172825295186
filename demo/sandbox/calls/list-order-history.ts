import { listOrderHistoryContract } from '../../../src/api/schemas/contract/list-order-history.js';
import type { SandboxOrder } from '../scenarios/scenario.js';
import type { CheckedRequest } from '../http/check-request.js';
import { NO_TOKEN, toErrorBody } from './error-answer.js';
import { ORDER_DRIFT } from './order-drift.js';
import type { CallAnswer, SandboxCall } from './sandbox-call.js';
import { toScenarioContext } from './to-scenario-context.js';

const FOREIGN_ANCHOR: CallAnswer = {
  status: 400,
  body: toErrorBody({
    code: 'REQUEST_INVALID',
    message: 'The anchor is none that was given for this list.',
    field: 'anchor',
  }),
};

const inEach = (paths: readonly string[]) => paths.map((path) => `objects.*.${path}`);

export const listOrderHistory: SandboxCall = {
  contract: listOrderHistoryContract,
  drift: {
    nulls: inEach(ORDER_DRIFT.nulls),
    types: inEach(ORDER_DRIFT.types),
    enums: inEach(ORDER_DRIFT.enums),
    missing: ['objects.0.group.-1.orderItems.-1.product.title', 'objects.-1.orderNumber'],
    pictures: inEach(ORDER_DRIFT.pictures),
  },
  answer(request, world) {
    if (!world.member) return NO_TOKEN;
    const { filters, query } = request;
    const orders = world.member.orders.list(filters['country'] ?? '');
    const start = findStart(orders, query['anchor']);
    if (start === undefined) return FOREIGN_ANCHOR;
    const page = orders.slice(start, start + Number(query['count']));
    const context = toScenarioContext(request, world);
    const last = start + page.length < orders.length ? page.at(-1) : undefined;
    return {
      status: 200,
      body: {
        objects: page.map((order) => world.cancelDesk.toCurrentOrder(order, context)),
        pages: { next: last ? toNext(request, last) : '' },
      },
    };
  },
};

/** Where the page begins; absent for an anchor that is none of this list's. */
function findStart(orders: readonly SandboxOrder[], anchor: string | undefined): number | undefined {
  if (anchor === undefined) return 0;
  const index = orders.findIndex((order) => toAnchor(order) === anchor);
  return index === -1 ? undefined : index + 1;
}

function toNext({ filters, query }: CheckedRequest, last: SandboxOrder): string {
  const sent = Object.entries(filters).map(([name, value]) => `filter=${name}(${encodeURIComponent(value)})`);
  return `${listOrderHistoryContract.path}?${sent.join('&')}&count=${query['count']}&anchor=${encodeURIComponent(toAnchor(last))}`;
}

/** Names the last order of the page before, not a position: an order placed meanwhile shifts no page. */
function toAnchor({ orderNumber }: SandboxOrder): string {
  return `after:${orderNumber}`;
}
