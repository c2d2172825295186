import type { MouseEvent } from 'react';
import { askParent } from '../../platform/parent-frame.js';
import { type ElementContext, useElementContext } from '../context/element-context.js';

/** What the page around a frame is asked for; public (docs/integrating.md). */
export interface OpenInTopMessage {
  readonly type: 'orders-open-in-top';
  readonly url: string;
}

/** Asks the page around this frame to open an address. False where nobody is asked. */
export function openInTop({ settings, platform }: ElementContext, url: string): boolean {
  const { parentOrigin } = settings.getState().configuration;
  if (!parentOrigin) return false;
  const here = platform.address();
  const message: OpenInTopMessage = { type: 'orders-open-in-top', url: new URL(url, here).href };
  return askParent(message, new URL(parentOrigin, here).origin);
}

/** Hears presses on links to other sites: in a frame, a tab of their own may be forbidden, and the page around it opens them. */
export function useFrameLinks(): (event: MouseEvent) => void {
  const context = useElementContext();
  return (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { target, currentTarget } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[target]') : null;
    // What the page put into a slot is its own affair; a telephone number or a file is opened where it stands.
    const isOurs = link?.getRootNode() === currentTarget.getRootNode();
    if (link && isOurs && /^https?:$/.test(link.protocol) && openInTop(context, link.href)) event.preventDefault();
  };
}
