import type { ContractCall } from './contract-call.js';
import { getCancelJobContract } from './get-cancel-job.js';
import { getDeferredPaymentJobContract } from './get-deferred-payment-job.js';
import { getEFapiaoContract } from './get-e-fapiao.js';
import { getGiftCardBalanceContract } from './get-gift-card-balance.js';
import { getOrderContract } from './get-order.js';
import { getOrderSummaryContract } from './get-order-summary.js';
import { getCurbsideInteractionContract } from './get-curbside-interaction.js';
import { requestCurbsideArrivalContract } from './request-curbside-arrival.js';
import { getReturnJobContract } from './get-return-job.js';
import { getReturnLabelContract } from './get-return-label.js';
import { listAddressesContract } from './list-addresses.js';
import { requestLabelDispatchContract } from './request-label-dispatch.js';
import { requestNewAddressContract } from './request-new-address.js';
import { requestAddressUpdateContract } from './request-address-update.js';
import { requestAddressCheckContract } from './request-address-check.js';
import { listCarrierServicesContract } from './list-carrier-services.js';
import { listConsentsContract } from './list-consents.js';
import { listExchangeOptionsContract } from './list-exchange-options.js';
import { listOrderHistoryContract } from './list-order-history.js';
import { listStoresContract } from './list-stores.js';
import { listPartnerHistoryContract } from './list-partner-history.js';
import { listSimilarProductsContract } from './list-similar-products.js';
import { requestBankRefundContract } from './request-bank-refund.js';
import { requestCancelContract } from './request-cancel.js';
import { requestDeferredPaymentContract } from './request-deferred-payment.js';
import { requestCartItemContract } from './request-cart-item.js';
import { requestExchangeOrderContract } from './request-exchange-order.js';
import { requestExchangePreviewContract } from './request-exchange-preview.js';
import { requestGuestCheckContract } from './request-guest-check.js';
import { requestNotificationContract } from './request-notification.js';
import { requestReturnContract } from './request-return.js';
import { requestStoreReturnEmailContract } from './request-store-return-email.js';

/** Every call of the HTTP contract. A call that is not listed here is in no document and in no sandbox. */
export const contractCalls: readonly ContractCall[] = [
  listOrderHistoryContract,
  listPartnerHistoryContract,
  getOrderContract,
  getOrderSummaryContract,
  listConsentsContract,
  requestGuestCheckContract,
  getGiftCardBalanceContract,
  requestCancelContract,
  getCancelJobContract,
  listStoresContract,
  requestDeferredPaymentContract,
  getDeferredPaymentJobContract,
  getEFapiaoContract,
  listSimilarProductsContract,
  requestCartItemContract,
  requestReturnContract,
  getReturnJobContract,
  listCarrierServicesContract,
  requestStoreReturnEmailContract,
  requestNotificationContract,
  listExchangeOptionsContract,
  requestExchangePreviewContract,
  requestExchangeOrderContract,
  listAddressesContract,
  requestNewAddressContract,
  requestAddressUpdateContract,
  requestAddressCheckContract,
  requestBankRefundContract,
  getReturnLabelContract,
  requestLabelDispatchContract,
  requestCurbsideArrivalContract,
  getCurbsideInteractionContract,
];
