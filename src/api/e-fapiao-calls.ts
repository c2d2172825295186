import type { Call } from './call.js';
import type { Proof } from '../domain/secret.js';

export interface EFapiaoRequest {
  readonly orderNumber: string;
  /** How a guest proves the order; absent for members. */
  readonly proof: Proof | undefined;
}

/** The call that fetches an e-fapiao. */
export interface EFapiaoCalls {
  readonly getEFapiao: Call<EFapiaoRequest, Uint8Array<ArrayBuffer>>;
}
