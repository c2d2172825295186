import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from './icon.js';
import { INFO_ICON } from './icons/info-icon.js';

export interface TooltipProps {
  /** What the button is called. */
  readonly label: string;
  /** What it tells: text alone. */
  readonly children: ReactNode;
}

/**
 * A small button that tells more while it is pointed at or has the focus; the sheet keeps the words there for a second longer. They stay
 * while the pointer is on them, and go with Escape, wherever the focus is.
 */
export function Tooltip({ label, children }: TooltipProps): ReactNode {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const page = place.current?.ownerDocument;
    const handleKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setDismissed(true);
    };
    page?.addEventListener('keydown', handleKey);
    return () => page?.removeEventListener('keydown', handleKey);
  }, []);
  const handleLook = (): void => setDismissed(false);
  return (
    <span
      className={isDismissed ? 'tooltip is-dismissed' : 'tooltip'}
      ref={place}
      onPointerEnter={handleLook}
      onFocus={handleLook}
    >
      <button className="tooltip-button" type="button" aria-label={label} aria-describedby={id} onClick={handleLook}>
        <Icon shape={INFO_ICON} />
      </button>
      <span className="tooltip-text" part="tooltip" role="tooltip" id={id}>
        {children}
      </span>
    </span>
  );
}
