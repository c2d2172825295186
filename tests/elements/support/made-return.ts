import { createMember, createMemberService } from './member.js';
import type { Answer } from './exchange.js';
import { createWireGroup, createWireItem, createWireOrder } from './order.js';
import { placeTag, service, type Attributes, type OrdersElement } from './page.js';

export const RETURN_NUMBER = 'RT10000001';

const LABELS = '/order_mgmt/user_return_labels/';
const SENDINGS = '/orders/return_labels/';

/** Small and complete. */
const FILES = {
  PDF: btoa('%PDF-1.4\n%%EOF\n'),
  PNG: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==',
} as const;

type Changes = Readonly<Record<string, unknown>>;

/** A return created this many minutes ago, with this status. */
export function createMadeReturn(
  changes: Changes = {},
  { status = 'return created', minutes = 60 } = {},
): ReturnType<typeof createWireOrder> {
  const line = { ...createWireItem(), lineItemStatus: { status } };
  const orderDate = new Date(Date.now() - minutes * 60_000).toISOString();
  return createWireOrder(RETURN_NUMBER, {
    orderType: 'RETURN_ORDER',
    group: [{ ...createWireGroup('Return created', [line]), isReturnOrder: true }],
    transaction: { ...createWireOrder().transaction, orderDate },
    ...changes,
  });
}

export interface ServedLabel {
  readonly format?: string;
  readonly code?: string;
  /** In place of the file. */
  readonly file?: string;
  /** In place of any label. */
  readonly answer?: Answer;
  /** Of a label that is to be sent. */
  readonly sending?: Answer;
}

/** A service that has one return, and its label. */
export function serveReturn(order: ReturnType<typeof createWireOrder>, label: ServedLabel = {}): void {
  const { format = 'PDF', code, sending = { status: 200, json: {} } } = label;
  const file = label.file ?? (format === 'PNG' ? FILES.PNG : FILES.PDF);
  const dropOffCode = code === undefined ? null : { data: code };
  const json = { carrier: 'UPSN', labelFormat: format, returnLabel: file, dropOffCode };
  const answerMember = createMemberService([order]);
  service.answer((request) => {
    if (request.path.startsWith(LABELS)) return label.answer ?? { status: 200, json };
    return request.path.startsWith(SENDINGS) ? sending : answerMember(request);
  });
}

/** The instructions of that return, on the page of a member. */
export function placeInstructions(attributes: Attributes = {}, properties: object = {}): OrdersElement {
  return placeTag('orders-return-instructions', {
    attributes: { 'order-number': RETURN_NUMBER, ...attributes },
    properties: { adapter: createMember(), ...properties },
  });
}
