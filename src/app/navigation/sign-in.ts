import type { Scope } from '../context/scope.js';

/** Tells the page that sign-in is asked for, and opens it unless the page takes it over. */
export function signIn(scope: Scope): void {
  if (!scope.port.emit('orders-sign-in', {}, true)) return;
  const adapter = scope.getAdapter();
  if (adapter?.signIn) return adapter.signIn();
  const url = scope.findLink('signIn');
  if (url !== undefined) scope.platform.leaveFor(url);
}
