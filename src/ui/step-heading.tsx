import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ScreenHeading } from './screen-heading.js';

/** A step as a screen. */
export interface StepScreen {
  /** Identifies the screen: a new key means another screen. Absent until the steps are known. */
  readonly key: string | undefined;
  readonly heading: string;
}

interface StepHeadingProps {
  readonly screen: StepScreen;
  readonly isPending?: boolean;
}

/**
 * The heading of the current step. Each new step moves the focus to its heading, which screen readers read out: the page's live region would
 * say it a second time. Its heading is another DOM node than that of the step before, which may have the focus already: focusing it again
 * would not be read out. The first step keeps the node from before the order arrived, and leaves the focus alone.
 */
export function StepHeading({ screen: { key, heading }, isPending = false }: StepHeadingProps): ReactNode {
  const node = useRef<HTMLHeadingElement>(null);
  const [first, setFirst] = useState(key);
  if (first === undefined && key !== undefined) setFirst(key);
  const last = useRef(key);
  // Without delay: the focused element was removed with the step, so the focus would be on `<body>` for a frame.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = key;
    if (key !== undefined && before !== undefined && before !== key) node.current?.focus();
  }, [key]);
  return (
    <ScreenHeading key={key === first ? undefined : key} isFirst isPending={isPending} headingRef={node}>
      {heading}
    </ScreenHeading>
  );
}
