import type { Order } from '../engine.js';

interface OrderDocument {
  readonly documentId: string;
  readonly type: 'INVOICE';
  readonly label: string;
  readonly date: string;
}

const INVOICE = /^invoice-([a-z]{2,3})$/;

/**
 * Lists the documents of an order: an invoice once it is paid. The id contains the language, because the request for the document does not.
 * A cancelled order was refunded, so it has no invoice.
 */
export function listDocuments({ number, paidAt, isCancelled }: Order, language: string): OrderDocument[] {
  if (paidAt === undefined || isCancelled) return [];
  return [{ documentId: `invoice-${language}`, type: 'INVOICE', label: number, date: paidAt }];
}

/** Returns the language of an order's invoice, if the id is that of one. */
export function findInvoiceLanguage(order: Order, documentId: string): string | undefined {
  const [, language] = INVOICE.exec(documentId) ?? [];
  return language !== undefined && listDocuments(order, language).length > 0 ? language : undefined;
}
