import type { Consent } from '../model/consent.js';
import type { PartnerPage } from '../model/partner-order.js';
import type { Call } from '../../../../http/model/failure.js';
import type { OrderHistoryRequest } from '../../../../orders/api/order-calls.js';

export interface ConsentsRequest {
  /** Whose they are, as the identity service knows them. */
  readonly userId: string;
}

/** The calls that read what a member bought from partners. */
export interface PartnerCalls {
  readonly listPartnerHistory: Call<OrderHistoryRequest, PartnerPage>;
  readonly listConsents: Call<ConsentsRequest, readonly Consent[]>;
}
