import type { WireOrder } from '../../../contract/wire-order.js';
import { getDocumentContract } from '../../../contract/calls/get-document.js';
import { drawPdf } from '../files/draw-pdf.js';
import { LARGE_DOCUMENT, NO_PDF, SLOW_DOCUMENT } from '../scenarios/document-orders.js';
import { NO_SUCH_ORDER, toErrorBody } from './error-answer.js';
import { openOrder } from './open-order.js';
import type { CallAnswer, SandboxCall } from './sandbox-call.js';
import { toScenarioContext } from './to-scenario-context.js';

/** A large document has nearly the largest allowed size. */
const PADDING = 10_000_000;

const NOT_READY: CallAnswer = {
  status: 404,
  body: toErrorBody({ code: 'DOCUMENT_NOT_READY', message: 'The document is still being created.' }),
};

type Document = NonNullable<WireOrder['documents']>[number];

export const getDocument: SandboxCall = {
  contract: getDocumentContract,
  // A file has no fields.
  drift: { nulls: [], types: [], enums: [], missing: [], pictures: [] },
  answer(request, world) {
    const { orderNumber = '', documentId = '' } = request.path;
    const lookup = openOrder(orderNumber, request, world);
    if ('refusal' in lookup) return lookup.refusal;
    const order = world.cancelService.toCurrentOrder(lookup.found, toScenarioContext(request, world));
    const document = order.documents?.find((one) => one.documentId === documentId);
    if (!document) return NO_SUCH_ORDER;
    const isSlow = documentId === SLOW_DOCUMENT;
    if (!world.labelService.isReady(`${orderNumber} ${documentId}`, isSlow)) return NOT_READY;
    const headers = { 'Content-Type': 'application/pdf' };
    return { status: 200, body: toFile(order, document), headers };
  },
};

function toFile(order: WireOrder, { documentId, type, label, date }: Document): Uint8Array<ArrayBuffer> {
  if (documentId === NO_PDF) return new TextEncoder().encode('This is no PDF.');
  const { orderTotal, orderDate } = order.transaction;
  const lines = order.group.flatMap(({ orderItems }) =>
    orderItems.map(({ product, lineItemTransaction: { quantity, lineItemChargedPrice } }) => {
      return `${quantity} x ${product.title}  ${lineItemChargedPrice.toFixed(2)}`;
    }),
  );
  return drawPdf(
    [
      label ?? type ?? 'Document',
      `Order ${order.orderNumber}, placed ${orderDate.slice(0, 10)}`,
      `Issued ${date?.slice(0, 10) ?? ''}`,
      ...lines,
      `Total ${orderTotal.toFixed(2)} ${order.currency ?? 'USD'}`,
    ],
    documentId === LARGE_DOCUMENT ? PADDING : 0,
  );
}
