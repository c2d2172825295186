import { useEffect } from 'react';
import type { BankRefundState } from './store/bank-refund.js';
import { preloadBankRefundCall } from './bank-refund-calls.js';
import { createBankRefundController, type BankRefundController, type RefundForm } from './bank-refund-controller.js';
import { useElementContext, useSlice } from '../../app/context/element-context.js';

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
