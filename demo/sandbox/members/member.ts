import type { Consent } from '../../../src/features/order-history/partners/model/consent.js';
import type { SandboxPartnerOrder } from '../scenarios/partner-orders.js';
import type { SandboxOrder } from '../scenarios/scenario.js';

/** Somebody who is signed in. */
export interface Member {
  /** As the identity service knows them. */
  readonly id: string;
  readonly orders: MemberOrders;
  /** Partners that may share what was bought there. */
  readonly consents: readonly Consent[];
  /** What was bought from partners in a country, newest first. */
  listPartnerOrders(country: string): readonly SandboxPartnerOrder[];
}

/** What a member has ordered. */
export interface MemberOrders {
  /** The sales orders placed in a country, newest first. */
  list(country: string): readonly SandboxOrder[];
  /** Any order of theirs by its number: one of sales or of a return, from whichever country. */
  find(orderNumber: string): SandboxOrder | undefined;
}
