import type { DeferredPayment } from '../../../orders/model/deferred-payment.js';
import type { DeferredPaymentRequest } from './api/request-deferred-payment.js';
import { findSafeUrl, type SafeUrl } from '../../../http/model/safe-url.js';
import type { Failure } from '../../../http/model/failure.js';
import type { Order } from '../../../orders/model/order.js';
import { isMobileDevice } from '../../../platform/device.js';
import { PaymentPreparation, type PaymentDeps } from './store/payment-preparation.js';
import { createOrderController, type OrderController } from '../../../orders/order-controller.js';
import { toReturnUrl } from './payment-query.js';
import type { Controller, ElementContext } from '../../../app/context/element-context.js';
import { getServiceAddress } from '../../../app/configuration/service-address.js';
import { OnePerOrder } from '../../../orders/store/one-per-order.js';
import { createFollowJob, lazyCall } from '../../../app/calls/lazy-call.js';

/** An address that nobody may be sent to pays for nothing. */
const NO_KNOWN_HOST: Failure = { code: 'service-deferred-payment-failure', retryable: false };
const BLOCKED: Failure = { code: 'payment-blocked', retryable: true };

/** Paying an order on hold as one tag sees it; what is under way belongs to the page. */
export interface PaymentController extends Controller {
  get(order: Order): PaymentPreparation;
  /** What the tag lends to it. */
  toDeps(order: Order): PaymentDeps;
  /** The address, where the retailer takes payments there. */
  findUrl(address: string): SafeUrl | undefined;
  /** The service named an address that is none of a known provider. */
  reportUnknownHost(): void;
  /** A form was not sent. */
  reportBlocked(action: string): void;
  readOrderAgain(): void;
}

export function createPaymentController(context: ElementContext): PaymentController {
  const calls = createPaymentCalls(context);
  const controller = context.getController(createOrderController);
  return {
    get: ({ orderNumber, paymentApprovalId = '' }) =>
      context.getPageState().part('payments', createPaymentPreparations).get(orderNumber, paymentApprovalId),
    toDeps: (order) => ({
      calls,
      clock: context.platform,
      toRequest: () => toRequest(context, controller, order),
      onSettled: (state) => void (state.status === 'failed' && context.report(state.failure, 'warning')),
    }),
    findUrl(address) {
      return findPaymentUrl(address, { hosts: listHosts(context), ownOrigin: getServiceAddress(context).origin });
    },
    reportUnknownHost() {
      context.port.warn('a payment address of the order service is none of a known provider (retailer.paymentHosts).');
      context.report(NO_KNOWN_HOST, 'warning');
    },
    reportBlocked(action) {
      const { origin } = new URL(action);
      context.port.warn(
        `a payment form was not sent. The page's policy needs "form-action ${origin}", its frame "allow-forms".`,
      );
      context.report(BLOCKED, 'warning');
    },
    readOrderAgain: () => void controller.readAgain(),
    refresh() {},
    dispose() {},
  };
}

function toRequest(context: ElementContext, controller: OrderController, order: Order): DeferredPaymentRequest {
  return {
    version: context.isFlagOn('usePaymentV2') ? 'v2' : 'v1',
    orderNumber: order.orderNumber,
    approvalId: order.paymentApprovalId ?? '',
    deviceType: isMobileDevice() ? 'MOBILE' : 'DESKTOP',
    returnUrl: toReturnUrl(context),
    proof: controller.getProof(),
  };
}

/** A page may hand over anything; what is no name of a host is passed over. */
function listHosts(context: ElementContext): readonly string[] {
  const given: unknown = context.getAdapter()?.retailer?.paymentHosts;
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
function createPaymentCalls(context: ElementContext) {
  return {
    requestDeferredPayment: lazyCall(
      context,
      async () => (await import('./api/request-deferred-payment.js')).requestDeferredPayment,
    ),
    getDeferredPaymentJob: lazyCall(
      context,
      async () => (await import('./api/get-deferred-payment-job.js')).getDeferredPaymentJob,
    ),
    followJob: createFollowJob<DeferredPayment>(context),
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
