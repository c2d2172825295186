import type { ContractCall } from './contract-call.js';
import { getCancelJobContract } from './get-cancel-job.js';
import { getOrderContract } from './get-order.js';
import { getOrderSummaryContract } from './get-order-summary.js';
import { listConsentsContract } from './list-consents.js';
import { listOrderHistoryContract } from './list-order-history.js';
import { listStoresContract } from './list-stores.js';
import { listPartnerHistoryContract } from './list-partner-history.js';
import { requestCancelContract } from './request-cancel.js';
import { requestGuestCheckContract } from './request-guest-check.js';

/** Every call of the HTTP contract. A call that is not listed here is in no document and in no sandbox. */
export const contractCalls: readonly ContractCall[] = [
  listOrderHistoryContract,
  listPartnerHistoryContract,
  getOrderContract,
  getOrderSummaryContract,
  listConsentsContract,
  requestGuestCheckContract,
  requestCancelContract,
  getCancelJobContract,
  listStoresContract,
];
