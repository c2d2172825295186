import { cnOrders } from './cn-orders.js';
import { deliveredOrders } from './delivered-orders.js';
import { documentOrders } from './document-orders.js';
import { euOrders } from './eu-orders.js';
import { guestOrders } from './guest-orders.js';
import { paymentHolds } from './payment-holds.js';
import type { Scenario } from './scenario.js';
import { usCancellable } from './us-cancellable.js';
import { usCancellableReturns } from './us-cancellable-returns.js';
import { usCustomised } from './us-customised.js';
import { usExchanges } from './us-exchanges.js';
import { usLarge } from './us-large.js';
import { usParcels } from './us-parcels.js';
import { usPayments } from './us-payments.js';
import { usReturnJobs } from './us-return-jobs.js';
import { usReturns } from './us-returns.js';
import { usSpecialAddresses } from './us-special-addresses.js';
import { usStores } from './us-stores.js';
import { usToday } from './us-today.js';
import { usUnusual } from './us-unusual.js';
import { withdrawalOrders } from './withdrawal-orders.js';
import { worldOrders } from './world-orders.js';

/** All orders of the sandbox with a fixed number; docs, demo and tests refer to them. */
export const scenarios: readonly Scenario[] = [
  ...usParcels,
  ...usCancellable,
  ...usStores,
  ...usLarge,
  ...usReturns,
  ...usReturnJobs,
  ...usCancellableReturns,
  ...usCustomised,
  ...usExchanges,
  ...usPayments,
  ...usSpecialAddresses,
  ...usUnusual,
  ...usToday,
  ...cnOrders,
  ...paymentHolds,
  ...deliveredOrders,
  ...euOrders,
  ...worldOrders,
  ...withdrawalOrders,
  ...documentOrders,
  ...guestOrders,
];
