import type { ReactNode } from 'react';
import type { SafeUrl } from '../http/model/safe-url.js';

export interface ExternalLinkProps {
  /** The address of the destination; without it, the text is shown without a link. */
  readonly href: SafeUrl | undefined;
  readonly children: ReactNode;
  /** The accessible name, if the text alone is ambiguous; begins with the text. */
  readonly label?: string | undefined;
  readonly className?: string;
}

/** A link to another site, in a new tab, without a referrer. `mailto:` and `tel:` links open no tab. */
export function ExternalLink({ href, children, label, className }: ExternalLinkProps): ReactNode {
  if (href === undefined) return <>{children}</>;
  return (
    <a
      href={href}
      className={className}
      aria-label={label}
      target={/^h/.test(href) ? '_blank' : undefined}
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
    >
      {children}
    </a>
  );
}
