import type { StoreApi } from 'zustand/vanilla';
import type { BankRefundRequest } from './api/request-bank-refund.js';
import { toSentAccount, type BankAccount } from './model/bank-account.js';
import type { Order } from '../../orders/model/order.js';
import { locks } from '../../platform/locks.js';
import { createBankRefunds, type BankRefund, type BankRefundDeps, type BankRefundState } from './store/bank-refund.js';
import { createSlice } from '../../app/state/create-slice.js';
import { createOrderController } from '../../orders/order-controller.js';
import { findEmail } from '../../orders/find-email.js';
import { isForeignPage } from '../../app/configuration/service-address.js';
import {
  type Controller,
  type ElementContext,
  useElementContext,
  useSlice,
} from '../../app/context/element-context.js';
import { seal, lazyCall } from '../../app/calls/lazy-call.js';
import type { Call } from '../../http/model/failure.js';
import type { CallToken, CallTokenRequest } from '../../http/call-context.js';
import { useEffect } from 'react';

/** Where a shopper is on the way to a bank refund. */
export type RefundStep = 'landing' | 'form' | 'confirmation';

/** What one tag keeps of it, in its own memory alone. */
export interface RefundForm {
  readonly account: BankAccount;
  /** Of a tag that stands alone; in the area the address says it. Absent until the shopper goes on from where the page began. */
  readonly step?: RefundStep;
}

/** A bank refund as one tag sees it; what is under way belongs to the page. */
interface BankRefundController extends Controller {
  readonly form: StoreApi<RefundForm>;
  get(orderNumber: string): BankRefund;
  edit(change: Partial<BankAccount>): void;
  go(step: RefundStep): void;
  /** The account was taken: nothing of it stays. */
  forget(): void;
  /** The address that the service knows the shopper by; absent where there is none. */
  findEmail(order: Order): string | undefined;
  submit(orderNumber: string, email: string): void;
  /** After a failure that the shopper has read. */
  retry(orderNumber: string, email: string): void;
}

const NOTHING: BankAccount = { firstName: '', lastName: '', iban: '' };

export function createBankRefundController(context: ElementContext): BankRefundController {
  const form = createSlice<RefundForm>({ account: NOTHING });
  const get = (orderNumber: string): BankRefund =>
    context.getPageState().part('bank refunds', createBankRefunds).get(orderNumber);
  // Asked for at once, but where nothing is asked for.
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

/** Fetches what a submit will need, while the shopper types. A failure here shows, and is mended, with the call. */
function preloadBankRefundCall(): void {
  import('./api/request-bank-refund.js').catch(() => undefined);
}

/** The call that has a refund paid into a bank account. It bears a fixed word for a token, and is not sent again with another. */
function createBankRefundCall(context: ElementContext): Call<BankRefundRequest, true> {
  return lazyCall(context, async () => {
    const [{ requestBankRefund }, { getBankRefundToken }] = await Promise.all([
      import('./api/request-bank-refund.js'),
      import('../../app/calls/page-secrets.js'),
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

/** The account for the refund of one return: what is typed, and what became of it. */
export function useBankRefund(orderNumber: string): BankRefundResult {
  const refund = useElementContext().getController(createBankRefundController);
  const pageState = refund.get(orderNumber);
  useEffect(preloadBankRefundCall, []);
  return {
    refund,
    form: useSlice(refund.form, (form) => form),
    state: useSlice(pageState.store, (state) => state),
    dismiss: () => pageState.dismiss(),
  };
}
