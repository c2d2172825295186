import type { PartnerCalls } from './api/partner-calls.js';
import { toCall } from '../../../app/calls/to-call.js';
import type { Scope } from '../../../app/context/scope.js';

/** The call that lists the partners of a member. */
export function createConsentsCall(scope: Scope): PartnerCalls['listConsents'] {
  return toCall(scope, async () => (await import('./api/list-consents.js')).listConsents);
}
