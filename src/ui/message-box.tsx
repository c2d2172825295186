import { useId, type ReactNode, type Ref } from 'react';
import type { Tone } from '../domain/order.js';
import { Icon, type IconName } from './icon.js';

export interface MessageBoxProps {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
  /** Takes the focus when it appears, which also reads it out. */
  readonly boxRef?: Ref<HTMLDivElement>;
  /** Read out when it appears, without taking the focus. */
  readonly isAlert?: boolean;
  /** Stands alone, so the tag's own focus goes to it. */
  readonly isFirst?: boolean;
}

/** What happened, what was kept, and what to do next. */
export function MessageBox({ tone, icon, title, children, boxRef, isAlert, isFirst }: MessageBoxProps): ReactNode {
  const id = useId();
  return (
    <div
      className={`message tone-${tone}`}
      part="message"
      role={isAlert ? 'alert' : 'group'}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      data-first={isFirst || undefined}
      ref={boxRef}
    >
      <Icon name={icon} />
      <div className="message-text">
        <p className="message-title" id={`${id}-title`}>
          {title}
        </p>
        <div id={`${id}-text`}>{children}</div>
      </div>
    </div>
  );
}
