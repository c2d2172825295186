import type { ContractCall } from './contract-call.js';
import { getCancelJobContract } from './calls/get-cancel-job.js';
import { getDeferredPaymentJobContract } from './calls/get-deferred-payment-job.js';
import { getDocumentContract } from './calls/get-document.js';
import { getEFapiaoContract } from './calls/get-e-fapiao.js';
import { getGiftCardBalanceContract } from './calls/get-gift-card-balance.js';
import { getOrderContract } from './calls/get-order.js';
import { getOrderSummaryContract } from './calls/get-order-summary.js';
import { getCurbsideInteractionContract } from './calls/get-curbside-interaction.js';
import { requestCurbsideArrivalContract } from './calls/request-curbside-arrival.js';
import { getReturnJobContract } from './calls/get-return-job.js';
import { getReturnLabelContract } from './calls/get-return-label.js';
import { listAddressesContract } from './calls/list-addresses.js';
import { requestLabelDispatchContract } from './calls/request-label-dispatch.js';
import { requestNewAddressContract } from './calls/request-new-address.js';
import { requestAddressUpdateContract } from './calls/request-address-update.js';
import { requestAddressCheckContract } from './calls/request-address-check.js';
import { listCarrierServicesContract } from './calls/list-carrier-services.js';
import { listConsentsContract } from './calls/list-consents.js';
import { listExchangeOptionsContract } from './calls/list-exchange-options.js';
import { listOrderHistoryContract } from './calls/list-order-history.js';
import { listStoresContract } from './calls/list-stores.js';
import { listPartnerHistoryContract } from './calls/list-partner-history.js';
import { listSimilarProductsContract } from './calls/list-similar-products.js';
import { requestBankRefundContract } from './calls/request-bank-refund.js';
import { requestCancelContract } from './calls/request-cancel.js';
import { requestDeferredPaymentContract } from './calls/request-deferred-payment.js';
import { requestCartItemContract } from './calls/request-cart-item.js';
import { requestExchangeOrderContract } from './calls/request-exchange-order.js';
import { requestExchangePreviewContract } from './calls/request-exchange-preview.js';
import { requestGuestCheckContract } from './calls/request-guest-check.js';
import { requestGuestChallengeContract } from './calls/request-guest-challenge.js';
import { requestGuestTokenContract } from './calls/request-guest-token.js';
import { requestNotificationContract } from './calls/request-notification.js';
import { requestReturnMethodContract } from './calls/request-return-method.js';
import { requestReturnContract } from './calls/request-return.js';
import { requestReturnCancellationContract } from './calls/request-return-cancellation.js';
import { getReturnCancellationJobContract } from './calls/get-return-cancellation-job.js';
import { requestWithdrawalContract } from './calls/request-withdrawal.js';
import { searchOrderHistoryContract } from './calls/search-order-history.js';
import { requestStoreReturnEmailContract } from './calls/request-store-return-email.js';

/** All calls of the HTTP contract. The OpenAPI document and the sandbox contain only the calls in this list. */
export const contractCalls: readonly ContractCall[] = [
  listOrderHistoryContract,
  searchOrderHistoryContract,
  listPartnerHistoryContract,
  getOrderContract,
  getOrderSummaryContract,
  listConsentsContract,
  requestGuestCheckContract,
  requestGuestChallengeContract,
  requestGuestTokenContract,
  getGiftCardBalanceContract,
  requestCancelContract,
  getCancelJobContract,
  listStoresContract,
  requestDeferredPaymentContract,
  getDeferredPaymentJobContract,
  getEFapiaoContract,
  getDocumentContract,
  listSimilarProductsContract,
  requestCartItemContract,
  requestReturnContract,
  getReturnJobContract,
  listCarrierServicesContract,
  requestStoreReturnEmailContract,
  requestNotificationContract,
  requestReturnMethodContract,
  listExchangeOptionsContract,
  requestExchangePreviewContract,
  requestExchangeOrderContract,
  listAddressesContract,
  requestNewAddressContract,
  requestAddressUpdateContract,
  requestAddressCheckContract,
  requestBankRefundContract,
  requestReturnCancellationContract,
  getReturnCancellationJobContract,
  requestWithdrawalContract,
  getReturnLabelContract,
  requestLabelDispatchContract,
  requestCurbsideArrivalContract,
  getCurbsideInteractionContract,
];
