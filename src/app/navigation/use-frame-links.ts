import type { MouseEvent } from 'react';
import { openInTop } from './open-in-top.js';
import { useScope } from '../context/scope-context.js';

/** Hears presses on links to other sites: in a frame, a tab of their own may be forbidden, and the page around it opens them. */
export function useFrameLinks(): (event: MouseEvent) => void {
  const scope = useScope();
  return (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { target, currentTarget } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[target]') : null;
    // What the page put into a slot is its own affair; a telephone number or a file is opened where it stands.
    const isOurs = link?.getRootNode() === currentTarget.getRootNode();
    if (link && isOurs && /^https?:$/.test(link.protocol) && openInTop(scope, link.href)) event.preventDefault();
  };
}
