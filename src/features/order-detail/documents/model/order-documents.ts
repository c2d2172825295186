import type { OrderDocument } from '../../../../orders/model/order-details.js';

/** Browsers resolve these as folders, even if they are encoded, so they cannot name a document. */
const FOLDERS: readonly string[] = ['.', '..'];

/** The documents that can be requested, newest first; those without a date come last, in the order of the answer. */
export function listDocuments(documents: readonly OrderDocument[]): OrderDocument[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  return [...byId.values()].filter(({ id }) => !FOLDERS.includes(id)).sort((one, other) => toTime(other) - toTime(one));
}

/** In milliseconds since 1970. */
function toTime({ date }: OrderDocument): number {
  return date === undefined ? 0 : Date.parse(date);
}

/** Names the file of a document: `invoice-US10000001-2026-11-20.pdf`. Without a date, the name has none. */
export function nameDocument({ type, date }: OrderDocument, orderNumber: string): string {
  // The service sends the number: no character of it may lead to another folder, or end the name.
  const number = orderNumber.replace(/[^A-Za-z0-9-]/g, '_');
  const word = type === 'unknown' ? 'document' : type.toLowerCase().replace('_', '-');
  return `${[word, number, ...(date === undefined ? [] : [date.slice(0, 10)])].join('-')}.pdf`;
}
