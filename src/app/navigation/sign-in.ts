import type { ElementContext } from '../context/element-context.js';

/** Emits `orders-sign-in`, and opens sign-in unless the page prevents it. */
export function signIn(context: ElementContext): void {
  if (!context.port.emit('orders-sign-in', {}, true)) return;
  const adapter = context.getAdapter();
  if (adapter?.signIn) return adapter.signIn();
  const url = context.findLink('signIn');
  if (url !== undefined) context.platform.leaveFor(url);
}
