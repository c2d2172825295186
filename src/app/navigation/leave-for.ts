import type { Scope } from '../context/scope.js';

/** Goes to an address outside of what the tag shows, which passed the URL gate. */
export function leaveFor(scope: Scope, to: string): void {
  const adapter = scope.getAdapter();
  if (adapter?.navigate) return adapter.navigate(to);
  scope.platform.leaveFor(to);
}
