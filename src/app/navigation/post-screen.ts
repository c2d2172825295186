import { askParent } from '../../platform/parent-frame.js';

/** The message to the page around a frame for each loaded screen; public (docs/integrating.md). */
export interface OpenScreenInTopMessage {
  readonly type: 'orders-open-screen-in-top';
  readonly url: string;
}

/** Posts the address of a loaded screen to the page around this frame, if it has the given origin. */
export function postScreen(url: string, parentOrigin: string): void {
  const message: OpenScreenInTopMessage = { type: 'orders-open-screen-in-top', url };
  askParent(message, new URL(parentOrigin, url).origin);
}
