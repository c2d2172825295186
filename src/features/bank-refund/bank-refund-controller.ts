import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BankRefundRequest } from './api/request-bank-refund.js';
import { toSentAccount, type BankAccount } from './model/bank-account.js';
import type { Order } from '../../orders/model/order.js';
import { locks } from '../../platform/locks.js';
import {
  createBankRefunds,
  type BankRefundSubmission,
  type BankRefundDeps,
  type BankRefundState,
} from './store/bank-refund.js';
import { createOrderController } from '../../orders/order-controller.js';
import { findEmail } from '../../orders/find-email.js';
import { isForeignPage } from '../../app/configuration/service-address.js';
import {
  type Controller,
  type ElementContext,
  useElementContext,
  useSelector,
} from '../../app/context/element-context.js';
import { lazyCall } from '../../app/calls/lazy-call.js';
import { seal } from '../../app/configuration/service-address.js';
import type { Call } from '../../http/model/failure.js';
import type { CallToken, CallTokenRequest } from '../../http/call-context.js';
import { useEffect } from 'react';

/** The step of a bank refund that the shopper has reached. */
export type RefundStep = 'landing' | 'form' | 'confirmation';

/** The form's state, only in the tag's memory. */
export interface RefundForm {
  readonly account: BankAccount;
  /** The step of a standalone tag; in the area the address names it. Absent until the shopper leaves the first step. */
  readonly step?: RefundStep;
}

/** A bank refund for one tag; the running requests live in the page state. */
interface BankRefundController extends Controller {
  readonly form: StoreApi<RefundForm>;
  get(orderNumber: string): BankRefundSubmission;
  edit(change: Partial<BankAccount>): void;
  go(step: RefundStep): void;
  /** Deletes the account after the service has accepted it. */
  forget(): void;
  /** Returns the e-mail address by which the service knows the shopper, if there is one. */
  findEmail(order: Order): string | undefined;
  submit(orderNumber: string, email: string): void;
  /** Sends again after a failure that the shopper has read. */
  retry(orderNumber: string, email: string): void;
}

const NOTHING: BankAccount = { firstName: '', lastName: '', iban: '' };

export function createBankRefundController(context: ElementContext): BankRefundController {
  const form = createStore<RefundForm>(() => ({ account: NOTHING }));
  const get = (orderNumber: string): BankRefundSubmission =>
    context.getPageState().get('bank refunds', createBankRefunds).get(orderNumber);
  // Start reading the order at once, except on a foreign page, which requests nothing.
  if (!isForeignPage(context)) context.getController(createOrderController);
  const deps: BankRefundDeps = {
    call: createBankRefundCall(context),
    locks,
    clock: context.platform,
    onSettled: (state) => void (state.status === 'failed' && context.report(state.failure)),
  };
  const toRequest = (orderNumber: string, email: string): BankRefundRequest => {
    const { firstName, lastName, iban } = toSentAccount(form.getState().account);
    const account = {
      firstName: seal(context, firstName),
      lastName: seal(context, lastName),
      iban: seal(context, iban),
    };
    return {
      orderNumber,
      email: seal(context, email),
      proof: context.getController(createOrderController).getProof(),
      account,
    };
  };
  return {
    form,
    get,
    edit: (change) => form.setState(({ account }) => ({ account: { ...account, ...change } })),
    go: (step) => form.setState({ step }),
    forget: () => form.setState({ account: NOTHING }),
    findEmail: ({ contact }) =>
      findEmail(context, { contact, proof: context.getController(createOrderController).getContact() }),
    submit: (orderNumber, email) => get(orderNumber).submit(deps, toRequest(orderNumber, email)),
    retry: (orderNumber, email) => get(orderNumber).retry(deps, toRequest(orderNumber, email)),
    refresh() {
      if (!isForeignPage(context)) context.getController(createOrderController).refresh();
    },
    dispose: () => form.setState({ account: NOTHING }),
  };
}

/**
 * Preloads the request while the shopper types. A failure is ignored here: the call itself loads it again and reports.
 */
function preloadBankRefundCall(): void {
  import('./api/request-bank-refund.js').catch(() => undefined);
}

/**
 * Creates the call that sends the bank account. It uses a fixed word as its token, and never retries with another
 * token.
 */
function createBankRefundCall(context: ElementContext): Call<BankRefundRequest, true> {
  return lazyCall(context, async () => {
    const [{ requestBankRefund }, { getBankRefundToken }] = await Promise.all([
      import('./api/request-bank-refund.js'),
      import('../../app/calls/prepare-call.js'),
    ]);
    const getAccessToken = ({ reason }: CallTokenRequest): Promise<CallToken> =>
      Promise.resolve(reason === 'call' ? { token: getBankRefundToken(context) } : {});
    return (callContext, request, signal) => requestBankRefund({ ...callContext, getAccessToken }, request, signal);
  });
}

export interface BankRefundResult {
  readonly refund: BankRefundController;
  readonly form: RefundForm;
  readonly state: BankRefundState;
  readonly dismiss: () => void;
}

/** The bank refund of one return: the form's values and the state of the request. */
export function useBankRefund(orderNumber: string): BankRefundResult {
  const refund = useElementContext().getController(createBankRefundController);
  const pageState = refund.get(orderNumber);
  useEffect(preloadBankRefundCall, []);
  return {
    refund,
    form: useSelector(refund.form, (form) => form),
    state: useSelector(pageState.store, (state) => state),
    dismiss: () => pageState.dismiss(),
  };
}
