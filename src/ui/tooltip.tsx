import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from './icon.js';
import { INFO_ICON } from './icons/info-icon.js';

export interface TooltipProps {
  /** The button's accessible name. */
  readonly label: string;
  /** The tooltip's content: text only. */
  readonly children: ReactNode;
}

/**
 * A small button that shows a tooltip while it is hovered or focused; the style sheet keeps the tooltip visible for one more second. It
 * stays while hovered itself, and Escape closes it wherever the focus is.
 */
export function Tooltip({ label, children }: TooltipProps): ReactNode {
  const id = useId();
  const tooltip = useRef<HTMLSpanElement>(null);
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const page = tooltip.current?.ownerDocument;
    const handleKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setDismissed(true);
    };
    page?.addEventListener('keydown', handleKey);
    return () => page?.removeEventListener('keydown', handleKey);
  }, []);
  const handleShow = (): void => setDismissed(false);
  return (
    <span
      className={isDismissed ? 'tooltip is-dismissed' : 'tooltip'}
      ref={tooltip}
      onPointerEnter={handleShow}
      onFocus={handleShow}
    >
      <button className="tooltip-button" type="button" aria-label={label} aria-describedby={id} onClick={handleShow}>
        <Icon shape={INFO_ICON} />
      </button>
      <span className="tooltip-text" part="tooltip" role="tooltip" id={id}>
        {children}
      </span>
    </span>
  );
}
