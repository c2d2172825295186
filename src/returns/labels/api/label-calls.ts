import type { LabelDispatch, ReturnLabel } from '../model/return-label.js';
import type { Call } from '../../../http/model/failure.js';
import type { Proof } from '../../../http/model/secret.js';

/** Which return, by its number, and how a guest proves it; absent for members. */
export interface LabelRequest {
  readonly returnNumber: string;
  readonly proof: Proof | undefined;
}

export interface LabelDispatchRequest extends LabelRequest {
  readonly dispatch: LabelDispatch;
}

/** The call that fetches a label. */
export type ReturnLabelCall = Call<LabelRequest, ReturnLabel>;

/** The call that has a label sent. */
export type LabelDispatchCall = Call<LabelDispatchRequest, true>;
