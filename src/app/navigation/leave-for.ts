import type { ElementContext } from '../context/element-context.js';

/** Navigates to an address outside of what the tag shows, which has passed the URL gate. */
export function leaveFor(context: ElementContext, to: string): void {
  const adapter = context.getAdapter();
  if (adapter?.navigate) return adapter.navigate(to);
  context.platform.leaveFor(to);
}
