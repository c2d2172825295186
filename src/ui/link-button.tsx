import type { ReactNode } from 'react';
import type { SafeUrl } from '../http/model/safe-url.js';

interface LinkButtonProps {
  /** An address that passed the gate. */
  readonly href: SafeUrl;
  readonly children: ReactNode;
}

/** The one thing to do, as a link that looks like its button: to another site, in a tab of its own, telling nothing of this page. */
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
