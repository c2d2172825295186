import type { WireOrder } from '../../../contract/wire-order.js';
import { toOrderDate } from '../../../src/http/read/wire-fields.js';
import type { SandboxOrder, ScenarioContext } from '../scenarios/scenario.js';
import { createPlacedGroup } from '../scenarios/builders/create-group.js';
import type { Store } from '../store/create-store.js';
import type { PaymentJob } from '../store/sandbox-state.js';
import { toPaymentJobBody } from './to-payment-job-body.js';

export type PaymentJobBody = ReturnType<typeof toPaymentJobBody>;

export interface PaymentIntent {
  readonly approvalId: string;
  /** Where the shopper is sent after the payment. */
  readonly returnUrl: string;
  /** The name of the world; undefined for the shared one. */
  readonly world: string | undefined;
}

/**
 * Handles payments of orders on hold: accepts requests as jobs, with a payment page each, and records which orders were
 * paid.
 */
export interface PaymentService {
  /**
   * Returns the job that a request creates; undefined if the order is not waiting for a payment with this approval id.
   */
  request(order: SandboxOrder, intent: PaymentIntent, context: ScenarioContext): PaymentJobBody | undefined;
  findJob(jobId: string): PaymentJob | undefined;
  /** Returns the current state of the job; each poll advances it. */
  poll(job: PaymentJob, order: SandboxOrder, origin: string): PaymentJobBody;
  pay(orderNumber: string): void;
  isPaid(orderNumber: string): boolean;
  /** Returns the order; once it is paid, it is packed like any other. */
  toPaid(order: SandboxOrder): SandboxOrder;
}

export function createPaymentService(store: Store, now: () => number): PaymentService {
  const isPaid = (orderNumber: string): boolean => store.state.paidOrders.includes(orderNumber);
  const toPaid = (order: SandboxOrder): SandboxOrder =>
    isPaid(order.orderNumber) ? { ...order, createOrder: (context) => createPaid(order, context) } : order;
  return {
    request(order, { approvalId, returnUrl, world }, context) {
      const { paymentApprovalId, paymentHoldFlag } = toPaid(order).createOrder(context);
      if (!order.payBy || !paymentHoldFlag || paymentApprovalId !== approvalId) return undefined;
      const { anchor, payments } = store.state;
      const { orderNumber } = order;
      const id = `payment-${anchor.toString(36)}-${payments.length + 1}`;
      const job: PaymentJob = {
        id,
        orderNumber,
        returnUrl,
        startedAt: now(),
        polls: 0,
        ...(world !== undefined && { world }),
      };
      store.change((state) => state.payments.push(job));
      return toPaymentJobBody(job, { payBy: order.payBy, origin: context.origin, now: now() });
    },
    findJob: (jobId) => store.state.payments.find(({ id }) => id === jobId),
    poll(job, { payBy = 'code' }, origin) {
      store.change(() => (job.polls += 1));
      return toPaymentJobBody(job, { payBy, origin, now: now() });
    },
    pay: (orderNumber) => store.change(({ paidOrders }) => void paidOrders.push(orderNumber)),
    isPaid,
    toPaid,
  };
}

function createPaid(order: SandboxOrder, context: ScenarioContext): WireOrder {
  const wire = order.createOrder(context);
  const items = wire.group.flatMap(({ orderItems }) => orderItems);
  const placedAt = Date.parse(toOrderDate(wire.transaction.orderDate) ?? '');
  return {
    ...wire,
    group: [{ ...createPlacedGroup(context, items, { placedAt }), shipFromCountry: wire.group[0]?.shipFromCountry }],
    transaction: { ...wire.transaction, message: undefined },
    paymentHoldFlag: false,
    paymentApprovalId: undefined,
    legacyPaymentUrl: undefined,
  };
}
