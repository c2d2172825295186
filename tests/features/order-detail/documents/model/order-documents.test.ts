import { describe, expect, it } from 'vitest';
import {
  listDocuments,
  nameDocument,
} from '../../../../../src/features/order-detail/documents/model/order-documents.js';
import type { OrderDocument } from '../../../../../src/orders/model/order-details.js';

const invoice = (id: string, date?: string): OrderDocument => ({
  id,
  type: 'INVOICE',
  ...(date !== undefined && { date }),
});

describe('the documents of an order', () => {
  it('are listed newest first, by their moment and not their text; those without a date come last as sent', () => {
    const listed = listDocuments([
      invoice('undated'),
      invoice('old', '2026-01-02T00:00:00Z'),
      invoice('later', '2026-03-01T00:30:00+02:00'),
      invoice('new', '2026-02-28T23:00:00Z'),
      invoice('also undated'),
    ]);
    expect(listed.map(({ id }) => id)).toEqual(['new', 'later', 'old', 'undated', 'also undated']);
  });

  it('are listed once each, even if the service repeats an id', () => {
    expect(listDocuments([invoice('a'), invoice('b'), invoice('a')]).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it.each(['.', '..'])('leave out the id %s, which no path can hold', (id) => {
    expect(listDocuments([invoice(id), invoice('%2e%2e'), invoice('a/../b')]).map((one) => one.id)).toEqual([
      '%2e%2e',
      'a/../b',
    ]);
  });
});

describe('the file of a document', () => {
  it.each<[document: OrderDocument, orderNumber: string, name: string]>([
    [invoice('1', '2026-11-20T23:59:00-08:00'), 'US10000035', 'invoice-US10000035-2026-11-20.pdf'],
    [{ id: '1', type: 'CREDIT_NOTE', date: '2026-11-20T10:00:00Z' }, 'DE1', 'credit-note-DE1-2026-11-20.pdf'],
    [{ id: '1', type: 'RETURN_PROOF' }, 'DE1', 'return-proof-DE1.pdf'],
    [{ id: '1', type: 'RECEIPT' }, 'DE1', 'receipt-DE1.pdf'],
    [{ id: '1', type: 'WARRANTY' }, 'DE1', 'warranty-DE1.pdf'],
    [{ id: '../../etc', type: 'unknown', label: '../../etc' }, 'DE1', 'document-DE1.pdf'],
    [invoice('1'), '../..\\a\u202egnp.exe\0', 'invoice-______a_gnp_exe_.pdf'],
  ])('%j of the order %s is called %s', (document, orderNumber, name) => {
    expect(nameDocument(document, orderNumber)).toBe(name);
  });
});
