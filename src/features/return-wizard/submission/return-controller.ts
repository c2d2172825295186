import { findMadeReturn, isReturnOf, type RequestedReturn } from './model/made-return.js';
import {
  toReturnCapture,
  type CapturedReturn,
  type ReturnCapture,
  type ReturnCaptureRules,
  type ReturnPlan,
} from '../../../returns/model/return-capture.js';
import { listReturnNumbers } from '../../../orders/model/return-offer.js';
import type { Order } from '../../../orders/model/order.js';
import { locks } from '../../../platform/locks.js';
import { type ReturnState, ReturnSubmission, type ReturnDeps } from './store/return-submission.js';
import { createExchangeController } from '../exchange/exchange-controller.js';
import { createReturnWizardController } from '../return-wizard-controller.js';
import { createOrderController, type OrderController } from '../../../orders/order-controller.js';
import { getOpenJobs } from '../../../orders/stored-orders.js';
import { getChosenReturnMethods } from '../../../returns/chosen-return-methods.js';
import { createReturnReader } from '../create-return-reader.js';
import { createReturnCalls } from '../../../returns/return-calls.js';
import type { Controller, ElementContext } from '../../../app/context/element-context.js';
import { reportUnsentMessages, getReturnMessageService } from '../../../returns/return-message-service.js';
import { OnePerOrder } from '../../../orders/store/one-per-order.js';
import type { Contact } from '../../../http/model/phone-number.js';
import { findReturnMessages } from '../../../returns/model/return-messages.js';
import { createUuid } from '../../../platform/create-uuid.js';
import { findPageUser } from '../../../app/session/page-user.js';
import { lazyCall } from '../../../app/calls/lazy-call.js';
import { sealContact } from '../../../app/configuration/service-address.js';

/** The market's rules for a return request. */
export type ReturnRequestRules = Pick<ReturnCaptureRules, 'reasons' | 'requestsLabel' | 'sendsMethod'>;

/** The return of an order's lines in one element; pending requests are page state. */
export interface ReturnController extends Controller {
  get(orderNumber: string): ReturnSubmission;
  /** The element's dependencies; the same object on every call. */
  getDeps(orderNumber: string): ReturnDeps;
  toCapture(plan: ReturnPlan, rules: ReturnRequestRules): ReturnCapture;
  /** Whether an e-mail about a return is known to have been sent. */
  wasEmailed(returnNumber: string): boolean;
}

export function createReturnController(context: ElementContext): ReturnController {
  const calls = createReturnCalls(context);
  const orderController = context.getController(createOrderController);
  const exchange = context.getController(createExchangeController);
  const readReturn = createReturnReader(context, orderController);
  const get = (orderNumber: string) => context.getPageState().get('returns', createReturnSubmissions).get(orderNumber);

  const stopReporting = reportUnsentMessages(context);
  const depsByOrder = new Map<string, ReturnDeps>();
  const createDeps = (orderNumber: string): ReturnDeps => ({
    calls,
    locks,
    clock: context.platform,
    openJobs: getOpenJobs(context),
    findProof: orderController.getProof,
    plan: (intent) => exchange.plan(orderNumber, intent),
    listReturnNumbers() {
      const known = orderController.store.getState();
      return known.status === 'ready' ? listReturnNumbers(known.value) : [];
    },
    reload: (request) => searchReturn(request, orderController, readReturn),
    onSettled(state) {
      if (state.status !== 'done') return reportFailure(context, state);
      const { returnNumber } = state;
      storeMethod(context, get(orderNumber), { orderNumber, returnNumber });
      const hasExchange = exchange.begin(orderNumber, returnNumber);
      notifyPage(context, { orderNumber, returnNumber, operation: hasExchange ? 'exchange' : 'return' });
      notifyShopper(context, get(orderNumber), { orderNumber, returnNumber });
      // The exchange reads the order itself, and both orders name it once it is placed.
      if (hasExchange) return;
      // Read both: the order has fewer items to return, and the shopper goes to the return.
      void orderController.readAgain();
      void readReturn(returnNumber);
    },
  });

  return {
    get,
    getDeps(orderNumber) {
      const deps = depsByOrder.get(orderNumber) ?? createDeps(orderNumber);
      depsByOrder.set(orderNumber, deps);
      return deps;
    },
    wasEmailed: (returnNumber) => getReturnMessageService(context).wasEmailed(returnNumber),
    toCapture: (plan, rules) =>
      toReturnCapture(plan, {
        ...rules,
        isLabelOff: context.isFlagOn('disableCreateReturnLabelFlag'),
        sendsMethodAnywhere: context.isFlagOn('sendReturnMethodGlobally'),
      }),
    refresh() {},
    dispose: stopReporting,
  };
}

/** Reads the order and its returns again. Finds the requested return; resolves to undefined if that cannot be determined. */
async function searchReturn(
  request: RequestedReturn,
  orderController: OrderController,
  readReturn: (orderNumber: string) => Promise<Order | undefined>,
): Promise<CapturedReturn | 'none' | undefined> {
  const order = await orderController.readAgain();
  if (!order) return undefined;
  const { returnNumber, unread } = findMadeReturn(order, request);
  if (returnNumber !== undefined) return { returnNumber };
  for (const number of unread) {
    const read = await readReturn(number);
    if (!read) return undefined;
    if (isReturnOf(read, request)) return { returnNumber: number };
  }
  return 'none';
}

/** Stores the chosen method of a return: its instructions follow this choice, whatever the service reports. */
function storeMethod(
  context: ElementContext,
  { hasLabel }: ReturnSubmission,
  { orderNumber, returnNumber }: { readonly orderNumber: string; readonly returnNumber: string },
): void {
  const { methodId } = context.getController(createReturnWizardController).get(orderNumber).getState();
  if (methodId === undefined) return;
  const made = { orderNumber, returnNumber, methodId };
  getChosenReturnMethods(context).keep({ ...made, ...(hasLabel !== undefined && { hasLabel }) });
}

/** Notifies the shopper of a return that this page made, by e-mail and phone, depending on flags and method. */
function notifyShopper(
  context: ElementContext,
  { isOurs, methodName }: ReturnSubmission,
  { orderNumber, returnNumber }: { readonly orderNumber: string; readonly returnNumber: string },
): void {
  const orderController = context.getController(createOrderController);
  const known = orderController.store.getState();
  // For a return that an earlier page load sent, the draft has the method.
  const gone =
    methodName ??
    context.getController(createReturnWizardController).get(orderNumber).getState().methodId?.split('|')[0];
  if (!isOurs || gone === undefined || known.status !== 'ready') return;
  sendReturnMessages(context, {
    order: known.value,
    returnNumber,
    methodName: gone,
    contact: orderController.getContact(),
  });
}

function reportFailure(context: ElementContext, state: ReturnState): void {
  if (state.status === 'failed') context.report(state.failure);
}

interface SubmittedReturn {
  readonly orderNumber: string;
  readonly returnNumber: string;
  /** What was made; with `exchange`, the exchange is ordered next. */
  readonly operation: 'return' | 'exchange';
}

/** Notifies the page of a return that was made. */
function notifyPage(context: ElementContext, made: SubmittedReturn): void {
  context.getPageState().isHistoryStale = true;
  context.port.emit('orders-return-submitted', { ...made });
}

/** Return requests, by order number. */
function createReturnSubmissions(): OnePerOrder<ReturnSubmission> {
  return new OnePerOrder((orderNumber) => new ReturnSubmission(orderNumber));
}

interface ReturnToNotify {
  readonly order: Order;
  readonly returnNumber: string;
  /** The return method. */
  readonly methodName: string;
  /** The contact that proves a guest's order; absent for members. */
  readonly contact: Contact | undefined;
}

/** Notifies the shopper of a return that was just made, if flags ask for it. Nothing waits for the result. */
export function sendReturnMessages(
  context: ElementContext,
  { order, returnNumber, methodName, contact }: ReturnToNotify,
): void {
  const { id, email, givenName, middleName, familyName } = findPageUser(context) ?? {};
  const guestEmail = contact && 'email' in contact ? contact.email : undefined;
  const messages = findReturnMessages({
    ...{ order, returnNumber, methodName },
    shopper: { id, email: email || guestEmail, givenName, middleName, familyName },
    sendsEmail: context.isFlagOn('sendStoreReturnEmail') && context.hasCalls('request-store-return-email'),
    sendsNotification: context.isFlagOn('enableDorisCommunication') && context.hasCalls('request-notification'),
  });
  void getReturnMessageService(context).send(returnNumber, messages, {
    calls: createMessageCalls(context),
    proof: contact && sealContact(context, contact),
    createId: createUuid,
  });
}

/** The calls that notify a shopper of a return. */
function createMessageCalls(context: ElementContext) {
  return {
    requestStoreReturnEmail: lazyCall(
      context,
      async () => (await import('./api/request-store-return-email.js')).requestStoreReturnEmail,
    ),
    requestNotification: lazyCall(
      context,
      async () => (await import('./api/request-notification.js')).requestNotification,
    ),
  };
}
