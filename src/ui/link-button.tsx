import type { ReactNode } from 'react';
import type { SafeUrl } from '../http/model/safe-url.js';

interface LinkButtonProps {
  /** Default: primary. */
  readonly kind?: 'primary' | 'secondary' | 'text';
  /** Checked by the URL gate; without it, nothing is shown. */
  readonly href: SafeUrl | undefined;
  readonly children: ReactNode;
  /** The accessible name, if the text alone is ambiguous; begins with the text. */
  readonly label?: string | undefined;
}

/** An action as a link to another site: it looks like a button, opens a new tab and sends no referrer. A `tel:` link opens no tab. */
export function LinkButton({ kind = 'primary', href, children, label }: LinkButtonProps): ReactNode {
  if (href === undefined) return null;
  return (
    <a
      className={`button is-${kind}`}
      part={`button button-${kind}`}
      href={href}
      aria-label={label}
      target={/^h/.test(href) ? '_blank' : undefined}
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
    >
      <span>{children}</span>
    </a>
  );
}
