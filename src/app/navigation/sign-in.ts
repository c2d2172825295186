import type { ElementContext } from '../context/element-context.js';

/** Tells the page that sign-in is asked for, and opens it unless the page takes it over. */
export function signIn(context: ElementContext): void {
  if (!context.port.emit('orders-sign-in', {}, true)) return;
  const adapter = context.getAdapter();
  if (adapter?.signIn) return adapter.signIn();
  const url = context.findLink('signIn');
  if (url !== undefined) context.platform.leaveFor(url);
}
