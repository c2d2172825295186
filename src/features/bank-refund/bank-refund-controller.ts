import type { StoreApi } from 'zustand/vanilla';
import type { BankRefundRequest } from './api/request-bank-refund.js';
import { toSentAccount, type BankAccount } from './model/bank-account.js';
import type { Order } from '../../orders/model/order.js';
import { locks } from '../../platform/locks.js';
import { createBankRefunds, type BankRefund, type BankRefundDeps } from './store/bank-refund.js';
import { createSlice } from '../../app/state/create-slice.js';
import { createBankRefundCall } from './bank-refund-calls.js';
import { createOrderController } from '../../orders/order-controller.js';
import { findEmail } from '../../orders/find-email.js';
import { isForeignPage } from '../../app/configuration/service-address.js';
import type { Controller, ElementContext } from '../../app/context/element-context.js';
import { seal } from '../../app/calls/lazy-call.js';

/** Where a shopper is on the way to a bank refund. */
export type RefundStep = 'landing' | 'form' | 'confirmation';

/** What one tag keeps of it, in its own memory alone. */
export interface RefundForm {
  readonly account: BankAccount;
  /** Of a tag that stands alone; in the area the address says it. Absent until the shopper goes on from where the page began. */
  readonly step?: RefundStep;
}

/** A bank refund as one tag sees it; what is under way belongs to the page. */
export interface BankRefundController extends Controller {
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
