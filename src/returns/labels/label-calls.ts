import type { LabelDispatchCall, ReturnLabelCall } from './api/label-calls.js';
import { toCall } from '../../app/calls/to-call.js';
import type { Scope } from '../../app/context/scope.js';

/** Fetches both, with the buttons that ask for them. A failure here shows, and is mended, with the call. */
export function preloadLabelCalls(): void {
  Promise.all([import('./api/get-return-label.js'), import('./api/request-label-dispatch.js')]).catch(() => undefined);
}

/** The call that fetches a label. */
export function createReturnLabelCall(scope: Scope): ReturnLabelCall {
  return toCall(scope, async () => (await import('./api/get-return-label.js')).getReturnLabel);
}

/** The call that has a label sent. */
export function createLabelDispatchCall(scope: Scope): LabelDispatchCall {
  return toCall(scope, async () => (await import('./api/request-label-dispatch.js')).requestLabelDispatch);
}
