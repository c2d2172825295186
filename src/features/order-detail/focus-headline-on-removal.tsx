import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusHeading } from '../../ui/screen-heading.js';

/** Moves the focus to the headline when the focused action disappears because there is nothing left to do. */
export function FocusHeadlineOnRemoval({ children }: { readonly children: ReactNode }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // A layout effect: its cleanup runs while the action is still in the document.
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      const root = current?.getRootNode();
      if (root instanceof ShadowRoot && current?.contains(root.activeElement)) focusHeading(current);
    };
  }, []);
  return <div ref={box}>{children}</div>;
}
