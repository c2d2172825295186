import { getCancelJob } from './get-cancel-job.js';
import { getDeferredPaymentJob } from './get-deferred-payment-job.js';
import { getDocument } from './get-document.js';
import { getEFapiao } from './get-e-fapiao.js';
import { getCurbsideInteraction } from './get-curbside-interaction.js';
import { requestCurbsideArrival } from './request-curbside-arrival.js';
import { getGiftCardBalance } from './get-gift-card-balance.js';
import { getOrder } from './get-order.js';
import { getOrderSummary } from './get-order-summary.js';
import { getReturnJob } from './get-return-job.js';
import { getReturnLabel } from './get-return-label.js';
import { listAddresses } from './list-addresses.js';
import { requestNewAddress } from './request-new-address.js';
import { requestAddressUpdate } from './request-address-update.js';
import { requestAddressCheck } from './request-address-check.js';
import { listCarrierServices } from './list-carrier-services.js';
import { listConsents } from './list-consents.js';
import { listExchangeOptions } from './list-exchange-options.js';
import { listOrderHistory } from './list-order-history.js';
import { listStores } from './list-stores.js';
import { listPartnerHistory } from './list-partner-history.js';
import { listSimilarProducts } from './list-similar-products.js';
import { requestWithdrawal } from './request-withdrawal.js';
import { requestBankRefund } from './request-bank-refund.js';
import { requestCancel } from './request-cancel.js';
import { requestDeferredPayment } from './request-deferred-payment.js';
import { requestCartItem } from './request-cart-item.js';
import { requestExchangeOrder } from './request-exchange-order.js';
import { requestExchangePreview } from './request-exchange-preview.js';
import { requestGuestChallenge } from './request-guest-challenge.js';
import { requestGuestToken } from './request-guest-token.js';
import { requestGuestCheck } from './request-guest-check.js';
import { requestLabelDispatch } from './request-label-dispatch.js';
import { requestNotification } from './request-notification.js';
import { requestReturn } from './request-return.js';
import { requestReturnCancellation } from './request-return-cancellation.js';
import { getReturnCancellationJob } from './get-return-cancellation-job.js';
import { requestReturnMethod } from './request-return-method.js';
import { requestStoreReturnEmail } from './request-store-return-email.js';
import { searchOrderHistory } from './search-order-history.js';
import type { SandboxCall } from './sandbox-call.js';

/** All calls of the contract, one file each. */
export const sandboxCalls: readonly SandboxCall[] = [
  listOrderHistory,
  searchOrderHistory,
  listPartnerHistory,
  getOrder,
  getOrderSummary,
  listConsents,
  requestGuestCheck,
  requestGuestChallenge,
  requestGuestToken,
  getGiftCardBalance,
  requestCancel,
  getCancelJob,
  listStores,
  requestDeferredPayment,
  getDeferredPaymentJob,
  getEFapiao,
  getDocument,
  listSimilarProducts,
  requestCartItem,
  requestReturn,
  getReturnJob,
  listCarrierServices,
  requestStoreReturnEmail,
  requestNotification,
  requestReturnMethod,
  listExchangeOptions,
  requestExchangePreview,
  requestExchangeOrder,
  listAddresses,
  requestNewAddress,
  requestAddressUpdate,
  requestAddressCheck,
  requestBankRefund,
  requestReturnCancellation,
  getReturnCancellationJob,
  requestWithdrawal,
  getReturnLabel,
  requestLabelDispatch,
  requestCurbsideArrival,
  getCurbsideInteraction,
];
