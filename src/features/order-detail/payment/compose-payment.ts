import type { DeferredPaymentRequest, DeferredPaymentCalls } from './api/deferred-payment-calls.js';
import { findSafeUrl, type SafeUrl } from '../../../http/model/safe-url.js';
import type { Failure } from '../../../http/model/failure.js';
import type { Order } from '../../../orders/model/order.js';
import { isMobileDevice } from '../../../platform/device.js';
import { PaymentPreparation, type PaymentTask } from './store/payment-preparation.js';
import { composeOrder, type OrderOwn } from '../../../orders/compose-order.js';
import { toReturnUrl } from './payment-query.js';
import type { Own, Scope } from '../../../app/context/scope.js';
import { getServiceAddress } from '../../../app/configuration/service-address.js';
import { OnePerOrder } from '../../../orders/store/one-per-order.js';
import { toCall } from '../../../app/calls/to-call.js';

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

/** Payments under way. Another approval is another payment. */
export function createPaymentPreparations(): OnePerOrder<
  PaymentPreparation,
  readonly [orderNumber: string, approvalId: string]
> {
  return new OnePerOrder(() => new PaymentPreparation());
}

/** The calls that learn how an order on hold is paid. */
function createPaymentCalls(scope: Scope): DeferredPaymentCalls {
  return {
    requestDeferredPayment: toCall(
      scope,
      async () => (await import('./api/request-deferred-payment.js')).requestDeferredPayment,
    ),
    getDeferredPaymentJob: toCall(
      scope,
      async () => (await import('./api/get-deferred-payment-job.js')).getDeferredPaymentJob,
    ),
    followJob: toCall(scope, async () => {
      const { followJob } = await import('../../../http/jobs.js');
      return ({ platform }, { job, ...how }, signal) => followJob({ ...how, platform, signal }, job);
    }),
  };
}

/** Providers that orders are paid at, with their subdomains (wire and defaults, section 5); `retailer.paymentHosts` replaces them. */
export const PAYMENT_HOSTS: readonly string[] = [
  'alipay.com',
  'wechat.com',
  'weixin.qq.com',
  'tenpay.com',
  'unionpay.com',
  '95516.com',
  'klarna.com',
  'ideal.nl',
];

interface PaymentGate {
  /** Names of the providers' hosts; subdomains are theirs as well. */
  readonly hosts: readonly string[];
  /** Where the service is asked: its own payment pages are as good as a provider's. It is on loopback only where the page is. */
  readonly ownOrigin: string;
}

/**
 * The gate for addresses that money is sent to: what passes `findSafeUrl` and leads to a provider that the retailer knows, on the
 * usual port, or to the order service itself. Everything else is absent, and no way to pay.
 */
export function findPaymentUrl(value: string | undefined, { hosts, ownOrigin }: PaymentGate): SafeUrl | undefined {
  const safe = findSafeUrl(value, ownOrigin);
  if (safe === undefined) return undefined;
  const { origin, protocol, hostname, port } = new URL(safe);
  if (origin === ownOrigin) return safe;
  const isKnown = hosts.some((host) => isSameOrBelow(hostname, host.trim().toLowerCase()));
  return protocol === 'https:' && port === '' && isKnown ? safe : undefined;
}

/** A name without a dot is a whole top-level domain, or a machine of the shopper's own network. */
function isSameOrBelow(hostname: string, host: string): boolean {
  return host.includes('.', 1) && (hostname === host || hostname.endsWith(`.${host}`));
}
