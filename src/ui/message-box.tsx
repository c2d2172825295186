import { useId, type ReactNode, type Ref } from 'react';
import { Icon, ALERT_ICON, type IconShape } from './icon.js';

export interface MessageBoxProps {
  readonly tone: 'neutral' | 'progress' | 'success' | 'critical';
  /** Default: an exclamation mark. */
  readonly icon?: IconShape;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** For focusing the box when it appears, which makes screen readers read it. */
  readonly boxRef?: Ref<HTMLDivElement>;
  /** Announced when it appears, without receiving the focus. */
  readonly isAlert?: boolean;
  /** The box is the screen's only content, so the element's own `focus()` focuses it. */
  readonly isFirst?: boolean;
}

/** Says what happened, what was saved, and what to do next. */
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
