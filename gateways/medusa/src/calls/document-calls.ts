import type { Hono } from 'hono';
import type { GatewaySettings } from '../create-gateway.js';
import { findInvoiceLanguage } from '../documents/list-documents.js';
import { toInvoice } from '../documents/to-invoice.js';
import { createOrderMiss } from '../http/answers.js';
import { readNumber, readShopper } from '../http/read-request.js';

/** `get-document`. An unknown document and another shopper's order get the same answer. */
export function addDocumentCalls(app: Hono, { engine, invoices }: GatewaySettings): void {
  app.get('/order_mgmt/documents/v1/:number/:documentId', async (c) => {
    const order = await engine.findOrder(readNumber(c, 'number'), readShopper(c));
    const language = order && findInvoiceLanguage(order, readNumber(c, 'documentId'));
    if (!invoices || !order || language === undefined) throw createOrderMiss();
    // Load the library only for invoices, because it takes as much memory as the rest of the gateway.
    const { drawInvoice } = await import('../documents/draw-invoice.js');
    const file = await drawInvoice(toInvoice(order), { ...invoices, language });
    return c.body(file, 200, { 'content-type': 'application/pdf' });
  });
}
