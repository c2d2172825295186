import type { EFapiaoCalls } from './api/e-fapiao-calls.js';
import { toCall } from '../../../app/calls/to-call.js';
import type { Scope } from '../../../app/context/scope.js';

/** The call that fetches an e-fapiao. */
export function createEFapiaoCalls(scope: Scope): EFapiaoCalls {
  return { getEFapiao: toCall(scope, async () => (await import('./api/get-e-fapiao.js')).getEFapiao) };
}
