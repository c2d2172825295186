import type { Outcome } from '../../../../http/model/failure.js';
import type { CallContext } from '../../../../http/call-context.js';
import type { EFapiaoRequest } from './e-fapiao-calls.js';
import { findOutcome } from '../../../../http/client.js';
import { getEFapiaoPath } from '../../../../http/paths.js';
import { isWholePdf } from '../../../../http/pdf.js';

/**
 * Fetches the e-fapiao of an order: `GET /order_mgmt/e_fapiao/v1/{orderNumber}`.
 *
 * @returns the PDF, from its first byte to its last; missing where it is not ready yet
 */
export function getEFapiao(
  context: CallContext,
  { orderNumber, proof }: EFapiaoRequest,
  signal: AbortSignal,
): Promise<Outcome<Uint8Array<ArrayBuffer>>> {
  return findOutcome(context, toFile, {
    call: 'get-e-fapiao',
    method: 'GET',
    path: getEFapiaoPath(orderNumber),
    proof,
    file: { mediaType: 'application/pdf', isWhole: isWholePdf },
    signal,
  });
}

/** JSON where a file was due is another shape than the contract's. */
function toFile(content: unknown): Uint8Array<ArrayBuffer> {
  if (content instanceof Uint8Array && content.buffer instanceof ArrayBuffer) {
    return content as Uint8Array<ArrayBuffer>;
  }
  throw new TypeError('The answer is no file.');
}
