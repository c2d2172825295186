import { useEffect } from 'react';
import type { BankRefundState } from './store/bank-refund.js';
import { preloadBankRefundCall } from './bank-refund-calls.js';
import { composeBankRefund, type BankRefundOwn, type RefundForm } from './compose-bank-refund.js';
import { useScope, useSlice } from '../../app/context/scope-context.js';

export interface BankRefundUse {
  readonly refund: BankRefundOwn;
  readonly form: RefundForm;
  readonly state: BankRefundState;
  readonly dismiss: () => void;
}

/** The account for the refund of one return: what is typed, and what became of it. */
export function useBankRefund(orderNumber: string): BankRefundUse {
  const refund = useScope().own(composeBankRefund);
  const shared = refund.get(orderNumber);
  useEffect(preloadBankRefundCall, []);
  return {
    refund,
    form: useSlice(refund.form, (form) => form),
    state: useSlice(shared.store, (state) => state),
    dismiss: () => shared.dismiss(),
  };
}
