import * as z from 'zod/mini';
import { encodePart } from '../../../../http/model/safe-url.js';
import type { Outcome } from '../../../../http/model/failure.js';
import type { PartnerPage, PartnerOrder } from '../model/partner-order.js';
import { toQuery, toReadFilters, type CallContext } from '../../../../http/call-context.js';
import { findOutcome } from '../../../../http/client.js';
import type { OrderHistoryRequest } from '../../../../orders/api/order-calls.js';
import { PARTNER_HISTORY_PATH } from '../../../../http/paths.js';
import type { UnreadableBlock } from '../../../../orders/model/order.js';
import { toDisplayStatus } from '../../../../orders/model/order-status.js';
import { findNextAnchor, pagesSchema } from '../../../../http/read/pages.js';
import { toAmount, toDate, toText } from '../../../../http/read/display-value.js';
import { toPresentFields, createBlockReader } from '../../../../http/read/read-block.js';
import { SchemaFailure } from '../../../../http/errors.js';
import {
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

/** Orders a page: one request fills a screen. */
const PAGE_SIZE = 10;

/**
 * Lists what the signed-in member bought from partners in a country, newest first: `GET /partner_history/v1`.
 *
 * @returns one page; what cannot be read is left out of it and counted
 */
export function listPartnerHistory(
  context: CallContext,
  { anchor }: OrderHistoryRequest,
  signal: AbortSignal,
): Promise<Outcome<PartnerPage>> {
  const page = `count=${PAGE_SIZE}${anchor === undefined ? '' : `&anchor=${encodePart(anchor)}`}`;
  return findOutcome(context, toPartnerPage, {
    call: 'list-partner-history',
    isForMember: true,
    method: 'GET',
    path: `${PARTNER_HISTORY_PATH}?${toQuery(toReadFilters(context))}&${page}`,
    signal,
  });
}

/** Where the service names no currency (orders area, section 3). */
const DEFAULT_CURRENCY = 'USD';

/** A page of partner orders, each of which is read on its own. Without `pages` it is the last one. */
export const partnerPageSchema = z.object({ orderItems: z.array(z.unknown()), pages: optionalField(pagesSchema) });

/**
 * A page of the partner orders. One that cannot be read at all is left out and counted. Throws `SchemaFailure` where there is no
 * list of them.
 */
export function toPartnerPage(wire: unknown): PartnerPage {
  let offender = '';
  const page = createBlockReader((path) => (offender = path))(partnerPageSchema, wire, '');
  if (!page) throw new SchemaFailure(offender);
  const orders = page.orderItems.flatMap((block) => findPartnerOrder(block) ?? []);
  return toPresentFields({
    orders,
    next: findNextAnchor(page.pages?.next, PARTNER_HISTORY_PATH),
    unreadable: page.orderItems.length - orders.length,
  });
}

function findPartnerOrder(block: unknown): PartnerOrder | undefined {
  const reading = partnerOrderSchema.safeParse(block);
  if (!reading.success) return undefined;
  const wire = reading.data;
  const unreadable: UnreadableBlock[] = [];
  const name = (gap: UnreadableBlock): void => void unreadable.push(gap);
  const read = createBlockReader((path) => name({ path }));
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
    currency: toCurrency(wire.currency, 'currency', name) ?? DEFAULT_CURRENCY,
    status: toDisplayStatus({ raw: wire.lineItemStatus, kind: 'partner' }),
    statusText: wire.lineItemStatus.trim(),
    tone: TONES[wire.lineItemColor ?? 'default'],
    isMemberExclusive: wire.memberGatedFlag === true,
    unreadable,
  });
}

/** Something bought from a partner, as far as a screen reads it; what else it carries stands in `contract/wire-partner-page.ts`. */
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
