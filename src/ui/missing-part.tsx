import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './button.js';
import { MessageBox } from './message-box.js';

export interface MissingPartProps {
  readonly title: string;
  readonly text: string;
  /** What the button says. */
  readonly retry: string;
  readonly onRetry: () => void;
}

/** Something is there, but what shows it did not come. Takes the focus, as what it stands for would. */
export function MissingPart({ title, text, retry, onRetry }: MissingPartProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <MessageBox boxRef={box} tone="critical" title={title}>
      <p>{text}</p>
      <Button kind="text" onPress={onRetry}>
        {retry}
      </Button>
    </MessageBox>
  );
}
