import type { ReactNode } from 'react';
import type { SafeUrl } from '../http/model/safe-url.js';

interface LinkButtonProps {
  /** Checked by the URL gate. */
  readonly href: SafeUrl;
  readonly children: ReactNode;
}

/** A primary action as a link to another site: it looks like a button, opens a new tab and sends no referrer. */
export function LinkButton({ href, children }: LinkButtonProps): ReactNode {
  return (
    <a
      className="button is-primary"
      part="button button-primary"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
    >
      <span>{children}</span>
    </a>
  );
}
