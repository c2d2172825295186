import { useEffect, type MouseEvent } from 'react';
import { askParent } from '../../platform/parent-frame.js';
import { type ElementContext, useElementContext } from '../context/element-context.js';
import { postScreenToParent } from './post-screen-to-parent.js';

/** The message to the page around a frame; public (docs/integrating.md). */
export interface OpenInTopMessage {
  readonly type: 'orders-open-in-top';
  readonly url: string;
}

/** Asks the page around this frame to open an address. Returns false if there is no such page or no `parent-origin`. */
export function openInTop({ settings, platform }: ElementContext, url: string): boolean {
  const { parentOrigin } = settings.getState().configuration;
  if (!parentOrigin) return false;
  const here = platform.address();
  const message: OpenInTopMessage = { type: 'orders-open-in-top', url: new URL(url, here).href };
  return askParent(message, new URL(parentOrigin, here).origin);
}

/** Handles clicks on links to other sites: a frame may not be allowed to open tabs, so the parent page is asked to open the link. */
export function useFrameLinks(): (event: MouseEvent) => void {
  const context = useElementContext();
  return (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { target, currentTarget } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[target]') : null;
    // Ignore links that the page slotted in, and `tel:` or file links, which open in place.
    const isOurs = link?.getRootNode() === currentTarget.getRootNode();
    if (link && isOurs && /^https?:$/.test(link.protocol) && openInTop(context, link.href)) event.preventDefault();
  };
}

/** Handles the links of a screen in the same way, and announces a screen that stands outside the area. The area announces its own screens. */
export function useFramedScreen(): (event: MouseEvent) => void {
  const context = useElementContext();
  useEffect(() => {
    if (!context.port.getRouter()) postScreenToParent(context);
  }, [context]);
  return useFrameLinks();
}
