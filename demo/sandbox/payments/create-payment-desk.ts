import type { WireOrder } from '../../../contract/wire-order.js';
import type { SandboxOrder, ScenarioContext } from '../scenarios/scenario.js';
import { createPlacedGroup } from '../scenarios/builders/create-group.js';
import type { Store } from '../store/create-store.js';
import type { PaymentJob } from '../store/sandbox-state.js';
import { toPaymentJobBody } from './to-payment-job-body.js';

export type PaymentJobBody = ReturnType<typeof toPaymentJobBody>;

export interface PaymentIntent {
  readonly approvalId: string;
  /** Where the shopper goes once it is paid. */
  readonly returnUrl: string;
  /** The name of the world; absent for the shared one. */
  readonly world: string | undefined;
}

/** Where orders on hold are paid: it takes requests on as jobs, has a payment page for each, and knows what was paid. */
export interface PaymentService {
  /** The job that a request begins; absent where the order does not wait to be paid, or not by this approval. */
  request(order: SandboxOrder, intent: PaymentIntent, context: ScenarioContext): PaymentJobBody | undefined;
  findJob(jobId: string): PaymentJob | undefined;
  /** The job as it stands; asking brings it forward. */
  poll(job: PaymentJob, order: SandboxOrder, origin: string): PaymentJobBody;
  pay(orderNumber: string): void;
  isPaid(orderNumber: string): boolean;
  /** The order, which is packed like any other once it is paid. */
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
  return {
    ...wire,
    group: [{ ...createPlacedGroup(context, items), shipFromCountry: wire.group[0]?.shipFromCountry }],
    transaction: { ...wire.transaction, message: undefined },
    paymentHoldFlag: false,
    paymentApprovalId: undefined,
    legacyPaymentUrl: undefined,
  };
}
