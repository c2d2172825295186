import type { Order } from '../engine.js';

interface OrderDocument {
  readonly documentId: string;
  readonly type: 'INVOICE';
  readonly label: string;
  readonly date: string;
}

const INVOICE = /^invoice-([a-z]{2,3})$/;

/**
 * The documents of an order: an invoice once its money was taken. The id names the language, which the request for the
 * document does not. A cancelled order was paid back, so there is nothing to invoice.
 */
export function listDocuments({ number, paidAt, isCancelled }: Order, language: string): OrderDocument[] {
  if (paidAt === undefined || isCancelled) return [];
  return [{ documentId: `invoice-${language}`, type: 'INVOICE', label: number, date: paidAt }];
}

/** The language of an order's invoice, if this is the id of one. */
export function findInvoiceLanguage(order: Order, documentId: string): string | undefined {
  const [, language] = INVOICE.exec(documentId) ?? [];
  return language !== undefined && listDocuments(order, language).length > 0 ? language : undefined;
}
