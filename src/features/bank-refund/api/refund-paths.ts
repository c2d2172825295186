// Apart from the other paths: it comes with the form that asks for an account.

/** `request-bank-refund`: pay a refund into a bank account. */
export const BANK_REFUND_PATH = '/order_mgmt/bank_refund/v1';
