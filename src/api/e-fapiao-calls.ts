import type { Call, OrderSummaryRequest } from './lookup-calls.js';

export interface EFapiaoRequest extends Pick<OrderSummaryRequest, 'orderNumber'> {
  /** How a guest proves the order; absent for members. */
  readonly proof: OrderSummaryRequest['contact'] | undefined;
}

/** The call that fetches an e-fapiao. */
export interface EFapiaoCalls {
  readonly getEFapiao: Call<EFapiaoRequest, Uint8Array<ArrayBuffer>>;
}
