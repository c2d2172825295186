import type { CallContext } from '../api/call-context.js';
import { createCallContext } from './create-call-context.js';
import { loadMarket } from './load-market.js';
import type { Scope } from './scope.js';

/** What happens before every call: a change of user is noticed, and the market's whole rules are on their way. */
export function prepareCall(scope: Scope): CallContext {
  scope.checkUser();
  void loadMarket(scope);
  return createCallContext(scope);
}
