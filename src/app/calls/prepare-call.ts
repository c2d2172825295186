import type { CallContext } from '../../http/call-context.js';
import { createCallContext } from './create-call-context.js';
import { loadMarket } from '../data/load-market.js';
import { warnOfUntrusted } from './page-secrets.js';
import type { Scope } from '../context/scope.js';

export { warnOfUntrusted };

/**
 * What happens before every call: a change of user is noticed, the market's whole rules are on their way, and flags that nobody
 * knows are named. Nothing waits for the last two.
 */
export function prepareCall(scope: Scope): CallContext {
  scope.checkUser();
  void loadMarket(scope);
  if (scope.settings.getState().configuration.flags.length > 0) void nameFlags(scope);
  return createCallContext(scope);
}

/** Beside the call: a console that says less is no reason for a shopper to wait, or to fail. */
async function nameFlags(scope: Scope): Promise<void> {
  const loaded = await import('../configuration/name-unknown-flags.js').catch(() => undefined);
  loaded?.nameUnknownFlags(scope);
}
