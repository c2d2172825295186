import type { Outcome } from '../../../../http/model/failure.js';
import { SchemaFailure, type OrdersError } from '../../../../http/errors.js';
import { isWholePdf } from '../../../../http/pdf.js';
import { defineCall } from '../../../../http/define-call.js';
import type { Proof } from '../../../../http/model/secret.js';

/** The ending of the error code for a document that is still being created. */
const NOT_READY = 'NOT_READY';

/** 10 MB: a larger file would be of no use to a shopper, and could fill the memory of a phone. */
const MOST_BYTES = 10 * 1_024 * 1_024;

export interface DocumentRequest {
  readonly orderNumber: string;
  readonly documentId: string;
  /** Proves that the order belongs to the guest; absent for members. */
  readonly proof: Proof | undefined;
}

/**
 * Fetches a document of an order, a complete PDF. Fails with status 404, retryable, while the document is being created.
 * `missing`: there is no such document, or not for this shopper.
 */
export const getDocument = defineCall({
  name: 'get-document',
  method: 'GET',
  path: '/order_mgmt/documents/v1/{orderNumber}/{documentId}',
  file: { mediaType: 'application/pdf', isWhole: isWholePdf },
  toRequest: ({ orderNumber, documentId, proof }: DocumentRequest) => ({ params: { orderNumber, documentId }, proof }),
  toValue: toFile,
  readRefusal,
});

function readRefusal({ failure, reasons }: OrdersError): Outcome<never> | undefined {
  const isBeingMade = failure.status === 404 && reasons.some(({ code }) => code.endsWith(NOT_READY));
  return isBeingMade ? { kind: 'failed', failure: { ...failure, retryable: true } } : undefined;
}

/**
 * Rejects JSON in place of a file.
 *
 * @throws SchemaFailure
 */
function toFile(content: unknown): Uint8Array<ArrayBuffer> {
  const isFile = content instanceof Uint8Array && content.buffer instanceof ArrayBuffer;
  if (!isFile || content.byteLength > MOST_BYTES) throw new SchemaFailure('');
  return content as Uint8Array<ArrayBuffer>;
}
