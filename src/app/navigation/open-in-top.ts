import { askParent } from '../../platform/parent-frame.js';
import type { Scope } from '../context/scope.js';

/** What the page around a frame is asked for; public (docs/integrating.md). */
export interface OpenInTopMessage {
  readonly type: 'orders-open-in-top';
  readonly url: string;
}

/** Asks the page around this frame to open an address. False where nobody is asked. */
export function openInTop({ settings, platform }: Scope, url: string): boolean {
  const { parentOrigin } = settings.getState().configuration;
  if (!parentOrigin) return false;
  const here = platform.address();
  const message: OpenInTopMessage = { type: 'orders-open-in-top', url: new URL(url, here).href };
  return askParent(message, new URL(parentOrigin, here).origin);
}
