import type { BankRefundCall } from '../api/bank-refund-calls.js';
import type { CallToken, CallTokenRequest } from '../api/call-context.js';
import { toCall } from './calls.js';
import type { Scope } from './scope.js';
import { seal } from './seal.js';

const FIXED_TOKEN = 'guest';

/** Fetches what a submit will need, while the shopper types. A failure here shows, and is mended, with the call. */
export function preloadBankRefundCall(): void {
  import('../api/request-bank-refund.js').catch(() => undefined);
}

/** The call that has a refund paid into a bank account. It bears a fixed word for a token, and is not sent again with another. */
export function createBankRefundCall(scope: Scope): BankRefundCall {
  return toCall(scope, async () => {
    const { requestBankRefund } = await import('../api/request-bank-refund.js');
    const getAccessToken = ({ reason }: CallTokenRequest): Promise<CallToken> =>
      Promise.resolve(reason === 'call' ? { token: seal(scope, getFixedToken(scope)) } : {});
    return (context, request, signal) => requestBankRefund({ ...context, getAccessToken }, request, signal);
  });
}

/** A page may hand over anything; what is no word is passed over. */
function getFixedToken(scope: Scope): string {
  const given: unknown = scope.getAdapter()?.retailer?.bankRefundToken;
  return typeof given === 'string' && given !== '' ? given : FIXED_TOKEN;
}
