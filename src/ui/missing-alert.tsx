import { useRef, type ReactNode } from 'react';
import { Button } from './button.js';
import { focusHeading } from './focus-heading.js';
import { MessageBox } from './message-box.js';
import type { MissingPartProps } from './missing-part.js';

/** A part of a screen did not come: read out, while the focus stays where it is. */
export function MissingAlert({ title, text, retry, onRetry }: MissingPartProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);

  /** The message goes with its button, and the focus with both. */
  function handleRetry(): void {
    focusHeading(box.current);
    onRetry();
  }

  return (
    <MessageBox boxRef={box} tone="critical" title={title} isAlert>
      <p>{text}</p>
      <Button kind="text" onPress={handleRetry}>
        {retry}
      </Button>
    </MessageBox>
  );
}
