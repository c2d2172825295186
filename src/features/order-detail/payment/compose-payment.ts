import type { DeferredPaymentRequest } from './api/deferred-payment-calls.js';
import type { SafeUrl } from '../../../http/model/safe-url.js';
import type { Failure } from '../../../http/model/failure.js';
import type { Order } from '../../../orders/model/order.js';
import { findPaymentUrl, PAYMENT_HOSTS } from './model/payment-url.js';
import { isMobileDevice } from '../../../platform/device.js';
import type { PaymentPreparation, PaymentTask } from './store/payment-preparation.js';
import { createPaymentPreparations } from './store/payment-preparations.js';
import { composeOrder, type OrderOwn } from '../../../orders/compose-order.js';
import { createPaymentCalls } from './payment-calls.js';
import { toReturnUrl } from './payment-query.js';
import type { Own, Scope } from '../../../app/context/scope.js';
import { getServiceAddress } from '../../../app/configuration/service-address.js';

/** An address that nobody may be sent to pays for nothing. */
const NO_KNOWN_HOST: Failure = { code: 'service-deferred-payment-failure', retryable: false };
const BLOCKED: Failure = { code: 'payment-blocked', retryable: true };

/** Paying an order on hold as one tag sees it; what is under way belongs to the page. */
export interface PaymentOwn extends Own {
  get(order: Order): PaymentPreparation;
  /** What the tag lends to it. */
  toTask(order: Order): PaymentTask;
  /** The address, where the retailer takes payments there. */
  findUrl(address: string): SafeUrl | undefined;
  /** The service named an address that is none of a known provider. */
  reportUnknownHost(): void;
  /** A form was not sent. */
  reportBlocked(action: string): void;
  readOrderAgain(): void;
}

export function composePayment(scope: Scope): PaymentOwn {
  const calls = createPaymentCalls(scope);
  const own = scope.own(composeOrder);
  return {
    get: ({ orderNumber, paymentApprovalId = '' }) =>
      scope.getShared().part('payments', createPaymentPreparations).get(orderNumber, paymentApprovalId),
    toTask: (order) => ({
      calls,
      clock: scope.platform,
      toRequest: () => toRequest(scope, own, order),
      onEnd: (state) => void (state.status === 'failed' && scope.report(state.failure, 'warning')),
    }),
    findUrl(address) {
      return findPaymentUrl(address, { hosts: listHosts(scope), ownOrigin: getServiceAddress(scope).origin });
    },
    reportUnknownHost() {
      scope.port.warn('a payment address of the order service is none of a known provider (retailer.paymentHosts).');
      scope.report(NO_KNOWN_HOST, 'warning');
    },
    reportBlocked(action) {
      const { origin } = new URL(action);
      scope.port.warn(
        `a payment form was not sent. The page's policy needs "form-action ${origin}", its frame "allow-forms".`,
      );
      scope.report(BLOCKED, 'warning');
    },
    readOrderAgain: () => void own.readAgain(),
    refresh() {},
    dispose() {},
  };
}

function toRequest(scope: Scope, own: OrderOwn, order: Order): DeferredPaymentRequest {
  return {
    version: scope.isFlagOn('usePaymentV2') ? 'v2' : 'v1',
    orderNumber: order.orderNumber,
    approvalId: order.paymentApprovalId ?? '',
    deviceType: isMobileDevice() ? 'MOBILE' : 'DESKTOP',
    returnUrl: toReturnUrl(scope),
    proof: own.getProof(),
  };
}

/** A page may hand over anything; what is no name of a host is passed over. */
function listHosts(scope: Scope): readonly string[] {
  const given: unknown = scope.getAdapter()?.retailer?.paymentHosts;
  return Array.isArray(given) ? given.filter((host) => typeof host === 'string') : PAYMENT_HOSTS;
}
