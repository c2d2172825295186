import { askParent } from '../../platform/parent-frame.js';
import type { ElementContext } from '../context/element-context.js';

/** The message to the page around a frame for each loaded screen; public (docs/integrating.md). */
interface OpenScreenInTopMessage {
  readonly type: 'orders-open-screen-in-top';
  readonly url: string;
}

/**
 * With `parent-origin`, asks the page around the frame to open the loaded screen in the whole window. A shared device
 * hides its address, so it asks for nothing.
 */
export function postScreenToParent({ settings, platform }: ElementContext): void {
  const { parentOrigin, kiosk } = settings.getState().configuration;
  if (!parentOrigin || kiosk) return;
  const href = platform.href();
  const message: OpenScreenInTopMessage = { type: 'orders-open-screen-in-top', url: href };
  askParent(message, new URL(parentOrigin, href).origin);
}
