import type { PartnerCalls } from './api/partner-calls.js';
import { toCall } from '../../../app/calls/to-call.js';
import type { Scope } from '../../../app/context/scope.js';

/** The call that lists what a member bought from partners. */
export function createPartnerHistoryCall(scope: Scope): PartnerCalls['listPartnerHistory'] {
  return toCall(scope, async () => (await import('./api/list-partner-history.js')).listPartnerHistory);
}
