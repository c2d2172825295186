import type { ReactNode } from 'react';

export interface PayLinkProps {
  /** An address that passed the gate. */
  readonly href: string;
  readonly children: ReactNode;
}

/** The one thing to do, as a link: to the provider, in a tab of its own, telling nothing of this page. */
export function PayLink({ href, children }: PayLinkProps): ReactNode {
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
