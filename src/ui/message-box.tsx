import { useId, type ReactNode, type Ref } from 'react';
import { Icon, ALERT_ICON, type IconShape } from './icon.js';

export interface MessageBoxProps {
  readonly tone: 'neutral' | 'progress' | 'success' | 'critical';
  /** An exclamation mark where none is given. */
  readonly icon?: IconShape;
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
export function MessageBox({
  tone,
  icon = ALERT_ICON,
  title,
  children,
  boxRef,
  isAlert,
  isFirst,
}: MessageBoxProps): ReactNode {
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
      <Icon shape={icon} />
      <div className="message-text">
        <p className="message-title" id={`${id}-title`}>
          {title}
        </p>
        <div id={`${id}-text`}>{children}</div>
      </div>
    </div>
  );
}
