import type { CallContext } from '../../http/call-context.js';
import type { Call, Outcome } from '../../http/model/failure.js';
import { seal, sealContact, sealGuestPhone } from '../configuration/service-address.js';
import type { ElementContext } from '../context/element-context.js';
import { getPageData } from '../state/registry.js';
import type { CodeStepDeps } from './store/code-step.js';

/** The type of `lazyCall`, which is passed in: importing it would create a cycle, because calls load the code step, which sends calls itself. */
export type LazyCall = <Request, Value>(
  context: ElementContext,
  load: () => Promise<(callContext: CallContext, request: Request, signal: AbortSignal) => Promise<Outcome<Value>>>,
) => Call<Request, Value>;

const NO_PROOFS: CallContext['guestProof'] = {
  find: () => undefined,
  isNeeded: () => false,
  prove: () => Promise.resolve(false),
};

/** The calls of a step, sent by the tag that shows it. They never ask for a proof themselves. */
export function createCodeCalls(
  getHost: () => ElementContext,
  lazyCall: LazyCall,
): Pick<CodeStepDeps, 'requestChallenge' | 'requestToken' | 'takeLinkedCode'> {
  const bare = (callContext: CallContext): CallContext => ({ ...callContext, guestProof: NO_PROOFS });
  return {
    takeLinkedCode() {
      const data = getPageData();
      const code = data.contact?.code;
      data.contact = { ...data.contact, code: undefined };
      return code;
    },
    requestChallenge({ orderNumber, contact }, signal) {
      const host = getHost();
      const call = lazyCall(host, async () => {
        const { requestGuestChallenge } = await import('./api/request-guest-challenge.js');
        return (callContext, _request: unknown, callSignal) => {
          const sealed =
            'email' in contact
              ? sealContact(host, contact)
              : { phoneNumber: sealGuestPhone(host, contact.phoneNumber, callContext.dialCode) };
          return requestGuestChallenge(bare(callContext), { orderNumber, contact: sealed }, callSignal);
        };
      });
      return call(undefined, signal);
    },
    requestToken({ challengeId, code }, signal) {
      const host = getHost();
      const call = lazyCall(host, async () => {
        const { requestGuestToken } = await import('./api/request-guest-token.js');
        return (callContext, _request: unknown, callSignal) =>
          requestGuestToken(bare(callContext), { challengeId, code: seal(host, code) }, callSignal);
      });
      return call(undefined, signal);
    },
  };
}

/** Preloads the requests while the guest types. A failure is ignored here: the call itself loads its module again and reports. */
export function preloadCodeCalls(): void {
  import('./api/request-guest-challenge.js').catch(() => undefined);
}
