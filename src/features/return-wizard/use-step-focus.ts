import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useScope } from '../../app/context/scope-context.js';

/** A step as a screen of its own. */
export interface StepScreen {
  /** Says which it is: where it changes, it is another screen. */
  readonly key: string;
  /** Read out once it is there. */
  readonly words: string;
}

/** Another step is another screen: its heading takes the focus and is read out. The first one leaves the page alone. */
export function useStepFocus({ key, words }: Partial<StepScreen>): RefObject<HTMLHeadingElement | null> {
  const { platform } = useScope();
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(key);
  // At once: what had the focus went away with the step, and for a frame it would be nowhere.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = key;
    if (key === undefined || before === undefined || before === key) return;
    heading.current?.focus();
    platform.announce(words ?? '');
  }, [key, words, platform]);
  return heading;
}
