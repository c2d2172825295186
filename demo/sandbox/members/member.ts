import type { Consent } from '../../../src/features/order-history/partners/model/consent.js';
import type { SandboxPartnerOrder } from '../scenarios/partner-orders.js';
import type { SandboxOrder } from '../scenarios/scenario.js';

/** A signed-in shopper. */
export interface Member {
  /** The id at the identity service. */
  readonly id: string;
  readonly orders: MemberOrders;
  /** Partners that may share the member's purchases. */
  readonly consents: readonly Consent[];
  /** Lists the member's partner orders in a country, newest first. */
  listPartnerOrders(country: string): readonly SandboxPartnerOrder[];
}

/** A member's orders. */
export interface MemberOrders {
  /** Lists the sales orders placed in a country, newest first. */
  list(country: string): readonly SandboxOrder[];
  /** Finds a sales or return order of the member by number, from any country. */
  find(orderNumber: string): SandboxOrder | undefined;
}
