import type { ReactNode } from 'react';
import type { SafeUrl } from '../http/model/safe-url.js';

export interface ExternalLinkProps {
  /** An address that passed the URL gate; without one the words stand alone. */
  readonly href: SafeUrl | undefined;
  readonly children: ReactNode;
}

/** A link that leaves the tag: in a new tab, telling nothing of this page. What writes or calls needs none. */
export function ExternalLink({ href, children }: ExternalLinkProps): ReactNode {
  if (href === undefined) return <>{children}</>;
  return (
    <a
      href={href}
      target={/^h/.test(href) ? '_blank' : undefined}
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
    >
      {children}
    </a>
  );
}
