import type { ReactNode } from 'react';
import type { SafeUrl } from '../http/model/safe-url.js';

interface LinkButtonProps {
  /** Default: primary. */
  readonly kind?: 'primary' | 'secondary' | 'text';
  /** Checked by the URL gate. */
  readonly href: SafeUrl;
  readonly children: ReactNode;
  /** The accessible name, if the text alone is ambiguous; begins with the text. */
  readonly label?: string | undefined;
}

/** An action as a link to another site: it looks like a button, opens a new tab and sends no referrer. */
export function LinkButton({ kind = 'primary', href, children, label }: LinkButtonProps): ReactNode {
  return (
    <a
      className={`button is-${kind}`}
      part={`button button-${kind}`}
      href={href}
      aria-label={label}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
    >
      <span>{children}</span>
    </a>
  );
}
