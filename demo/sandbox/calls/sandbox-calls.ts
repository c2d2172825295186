import { getCancelJob } from './get-cancel-job.js';
import { getOrder } from './get-order.js';
import { getOrderSummary } from './get-order-summary.js';
import { listConsents } from './list-consents.js';
import { listOrderHistory } from './list-order-history.js';
import { listStores } from './list-stores.js';
import { listPartnerHistory } from './list-partner-history.js';
import { requestCancel } from './request-cancel.js';
import { requestGuestCheck } from './request-guest-check.js';
import type { SandboxCall } from './sandbox-call.js';

/** Every call the sandbox answers: all of the contract, one file each. */
export const sandboxCalls: readonly SandboxCall[] = [
  listOrderHistory,
  listPartnerHistory,
  getOrder,
  getOrderSummary,
  listConsents,
  requestGuestCheck,
  requestCancel,
  getCancelJob,
  listStores,
];
