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
import { lazyCall } from '../../../app/calls/lazy-call.js';
import { createFollowJob } from '../../../app/calls/follow-job.js';

/** Reported for an address that is not a known provider's: the order cannot be paid there. */
const NO_KNOWN_HOST: Failure = { code: 'service-deferred-payment-failure', retryable: false };
const BLOCKED: Failure = { code: 'payment-blocked', retryable: true };

/** Paying an order on hold for one tag; the running preparations live in the page state. */
export interface PaymentController extends Controller {
  get(order: Order): PaymentPreparation;
  /** What the tag contributes to the preparation. */
  toDeps(order: Order): PaymentDeps;
  /** Returns the address if the retailer accepts payments there. */
  findUrl(address: string): SafeUrl | undefined;
  /** Reports that the service named an address that is not a known provider's. */
  reportUnknownHost(): void;
  /** Reports that a payment form was not sent. */
  reportBlocked(action: string): void;
  readOrderAgain(): void;
}

export function createPaymentController(context: ElementContext): PaymentController {
  const calls = createPaymentCalls(context);
  const orderController = context.getController(createOrderController);
  return {
    get: ({ orderNumber, paymentApprovalId = '' }) =>
      context.getPageState().get('payments', createPaymentPreparations).get(orderNumber, paymentApprovalId),
    toDeps: (order) => ({
      calls,
      clock: context.platform,
      toRequest: () => toRequest(context, orderController, order),
      onSettled: (state) => void (state.status === 'failed' && context.report(state.failure, 'warning')),
    }),
    findUrl(address) {
      return findPaymentUrl(address, { hosts: listHosts(context), serviceOrigin: getServiceAddress(context).origin });
    },
    reportUnknownHost() {
      context.port.warn(
        'the order service sent a payment address that is not used: expected https and a host from retailer.paymentHosts.',
      );
      context.report(NO_KNOWN_HOST, 'warning');
    },
    reportBlocked(action) {
      const { origin } = new URL(action);
      context.port.warn(
        `the browser blocked a payment form: expected "form-action ${origin}" in the policy of the page, and "allow-forms" on a sandboxed frame.`,
      );
      context.report(BLOCKED, 'warning');
    },
    readOrderAgain: () => void orderController.readAgain(),
    refresh() {},
    dispose() {},
  };
}

function toRequest(context: ElementContext, orderController: OrderController, order: Order): DeferredPaymentRequest {
  return {
    version: context.isFlagOn('usePaymentV2') ? 'v2' : 'v1',
    orderNumber: order.orderNumber,
    approvalId: order.paymentApprovalId ?? '',
    deviceType: isMobileDevice() ? 'MOBILE' : 'DESKTOP',
    returnUrl: toReturnUrl(context),
    proof: orderController.getProof(),
  };
}

/** Host pages may pass anything: entries that are not strings are ignored. */
function listHosts(context: ElementContext): readonly string[] {
  const given: unknown = context.getAdapter()?.retailer?.paymentHosts;
  return Array.isArray(given) ? given.filter((host) => typeof host === 'string') : PAYMENT_HOSTS;
}

/** The payments being prepared. Another approval id is another payment. */
export function createPaymentPreparations(): OnePerOrder<
  PaymentPreparation,
  readonly [orderNumber: string, approvalId: string]
> {
  return new OnePerOrder(() => new PaymentPreparation());
}

/** The calls that find out how to pay an order on hold. */
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

/**
 * Payment providers' hosts, including subdomains (wire and defaults, section 5); `retailer.paymentHosts` replaces them.
 */
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
  /** The providers' host names; subdomains are included. */
  readonly hosts: readonly string[];
  /**
   * The order service's origin: its own payment pages are trusted like a provider's. It is on loopback only if the page
   * is.
   */
  readonly serviceOrigin: string;
}

/**
 * Returns the address if a payment may go there: it must pass `findSafeUrl` and lead to one of the retailer's providers
 * on the default port, or to the order service itself.
 */
export function findPaymentUrl(value: string | undefined, { hosts, serviceOrigin }: PaymentGate): SafeUrl | undefined {
  const safe = findSafeUrl(value, serviceOrigin);
  if (safe === undefined) return undefined;
  const { origin, protocol, hostname, port } = new URL(safe);
  if (origin === serviceOrigin) return safe;
  const isKnown = hosts.some((host) => isSameOrBelow(hostname, host.trim().toLowerCase()));
  return protocol === 'https:' && port === '' && isKnown ? safe : undefined;
}

/** Hosts without a dot are rejected: they are a whole top-level domain or a machine in the shopper's own network. */
function isSameOrBelow(hostname: string, host: string): boolean {
  return host.includes('.', 1) && (hostname === host || hostname.endsWith(`.${host}`));
}
