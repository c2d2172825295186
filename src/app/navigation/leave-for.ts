import type { ElementContext } from '../context/element-context.js';

/** Navigates to an address outside of what the tag shows. The address must have passed the URL gate. */
export function leaveFor(context: ElementContext, to: string): void {
  const adapter = context.getAdapter();
  if (adapter?.navigate) return adapter.navigate(to);
  context.platform.leaveFor(to);
}

/** Emits `orders-sign-in`, and opens sign-in unless the page prevents it. */
export function signIn(context: ElementContext): void {
  if (!context.port.emit('orders-sign-in', {}, true)) return;
  const adapter = context.getAdapter();
  if (adapter?.signIn) return adapter.signIn();
  const url = context.findLink('signIn');
  if (url !== undefined) context.platform.leaveFor(url);
}
