import type { Call } from '../../../../http/model/failure.js';
import type { Proof } from '../../../../http/model/secret.js';

export interface EFapiaoRequest {
  readonly orderNumber: string;
  /** How a guest proves the order; absent for members. */
  readonly proof: Proof | undefined;
}

/** The call that fetches an e-fapiao. */
export interface EFapiaoCalls {
  readonly getEFapiao: Call<EFapiaoRequest, Uint8Array<ArrayBuffer>>;
}
