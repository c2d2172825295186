import type { BankRefundRequest } from './api/request-bank-refund.js';
import type { Call } from '../../http/model/failure.js';
import type { CallToken, CallTokenRequest } from '../../http/call-context.js';
import { lazyCall } from '../../app/calls/lazy-call.js';
import type { ElementContext } from '../../app/context/element-context.js';

/** Fetches what a submit will need, while the shopper types. A failure here shows, and is mended, with the call. */
export function preloadBankRefundCall(): void {
  import('./api/request-bank-refund.js').catch(() => undefined);
}

/** The call that has a refund paid into a bank account. It bears a fixed word for a token, and is not sent again with another. */
export function createBankRefundCall(context: ElementContext): Call<BankRefundRequest, true> {
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
