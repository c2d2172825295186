import { isWholePdf } from '../../../../http/pdf.js';
import { defineCall } from '../../../../http/define-call.js';
import type { Proof } from '../../../../http/model/secret.js';

export interface EFapiaoRequest {
  readonly orderNumber: string;
  /** Proves that the order belongs to the guest; absent for members. */
  readonly proof: Proof | undefined;
}

/** Fetches an order's e-fapiao, a complete PDF. `missing`: it is not ready yet. */
export const getEFapiao = defineCall({
  name: 'get-e-fapiao',
  method: 'GET',
  path: '/order_mgmt/e_fapiao/v1/{orderNumber}',
  file: { mediaType: 'application/pdf', isWhole: isWholePdf },
  toRequest: ({ orderNumber, proof }: EFapiaoRequest) => ({ params: { orderNumber }, proof }),
  toValue: toFile,
});

/** Rejects JSON in place of a file. */
function toFile(content: unknown): Uint8Array<ArrayBuffer> {
  if (content instanceof Uint8Array && content.buffer instanceof ArrayBuffer) {
    return content as Uint8Array<ArrayBuffer>;
  }
  throw new TypeError('The answer is not a file.');
}
