import * as z from 'zod/mini';
import type { OrderHistoryRequest } from '../../../../orders/api/list-order-history.js';
import type { PartnerPage, PartnerOrder } from '../model/partner-order.js';
import { toReadFilters } from '../../../../http/call-context.js';
import type { UnreadableBlock } from '../../../../orders/model/order.js';
import { toDisplayStatus } from '../../../../orders/model/order-status.js';
import {
  readNextPage,
  pagesSchema,
  toAmount,
  toDate,
  toText,
  toPresentFields,
  createBlockReader,
  ignorePath,
  readWhole,
  readBlocks,
  type OnUnreadable,
  toCurrency,
  optionalField,
  amountField,
  countField,
  dateField,
  optionalValueField,
  textField,
  optionalStringField,
  optionalFlagField,
  optionalTextField,
  optionalUrlField,
} from '../../../../http/read/wire-fields.js';
import { TONES, optionalToneField } from '../../../../orders/api/tones.js';
import { defineCall } from '../../../../http/define-call.js';

/** Orders on a page; one page fills a screen. */
const PAGE_SIZE = 10;

const PATH = '/partner_history/v1';

/** Lists the signed-in member's partner orders in a country, newest first, one page at a time. */
export const listPartnerHistory = defineCall({
  name: 'list-partner-history',
  isForMember: true,
  method: 'GET',
  path: PATH,
  toRequest: ({ anchor }: OrderHistoryRequest, context) => ({
    filters: toReadFilters(context),
    query: { count: PAGE_SIZE, anchor },
  }),
  toValue: (answer, _request, { apiBase, onUnreadable }) => toPartnerPage(answer, apiBase, onUnreadable),
});

/** Used if the service names no currency (orders area, section 3). */
const DEFAULT_CURRENCY = 'USD';

/** A page of partner orders; each is parsed separately. The last page has no `pages`. */
export const partnerPageSchema = z.object({ orderItems: z.array(z.unknown()), pages: optionalField(pagesSchema) });

/**
 * Parses a page. Unreadable orders are left out and counted.
 *
 * @throws SchemaFailure if there is no list of orders
 */
export function toPartnerPage(wire: unknown, base?: string, onUnreadable = ignorePath): PartnerPage {
  const page = readWhole(partnerPageSchema, wire);
  const orders = readBlocks(page.orderItems, { at: 'orderItems', onUnreadable }, findPartnerOrder);
  const next = readNextPage(page.pages?.next, PATH, base);
  if (next.isNextUnreadable) onUnreadable('pages.next');
  return toPresentFields({
    orders,
    ...next,
    unreadable: page.orderItems.length - orders.length,
  });
}

function findPartnerOrder(block: unknown, onUnreadable: OnUnreadable): PartnerOrder | undefined {
  const wire = createBlockReader(onUnreadable)(partnerOrderSchema, block, '');
  if (!wire) return undefined;
  const unreadable: UnreadableBlock[] = [];
  const report = (gap: UnreadableBlock): void => {
    unreadable.push(gap);
    onUnreadable(gap.path);
  };
  const read = createBlockReader((path) => report({ path }));
  return toPresentFields({
    orderNumber: wire.orderid,
    partnerName: wire.partnerName,
    placedAt: toDate(wire.orderDate, 'orderDate', read),
    title: wire.title,
    category: toText(wire.category),
    image: toText(wire.image),
    size: toText(wire.size),
    styleColor: toText(wire.styleColor),
    quantity: wire.quantity,
    price: toAmount(wire.lineItemChargedPrice, 'lineItemChargedPrice', read),
    currency: toCurrency(wire.currency, 'currency', report) ?? DEFAULT_CURRENCY,
    status: toDisplayStatus({ raw: wire.lineItemStatus, kind: 'partner' }),
    statusText: wire.lineItemStatus.trim(),
    tone: TONES[wire.lineItemColor ?? 'default'],
    isMemberExclusive: wire.memberGatedFlag === true,
    unreadable,
  });
}

/** The fields of a partner order that a screen reads; `contract/wire-partner-page.ts` lists all of them. */
export const partnerOrderSchema = z.object({
  partnerName: textField,
  orderDate: dateField,
  orderid: z.string().check(z.minLength(1)),
  category: optionalTextField,
  image: optionalUrlField,
  lineItemColor: optionalToneField,
  lineItemStatus: textField,
  memberGatedFlag: optionalFlagField,
  lineItemChargedPrice: amountField,
  currency: optionalValueField(z.string()),
  quantity: countField,
  size: optionalTextField,
  styleColor: optionalStringField,
  title: textField,
});
