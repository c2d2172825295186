import type { MouseEvent, ReactNode } from 'react';
import type { SafeUrl } from '../http/model/safe-url.js';

export interface DestinationLinkProps {
  /** The address of the destination; without it, the text is shown without a link. */
  readonly href: SafeUrl | undefined;
  /** Navigates there within the page. */
  readonly onGo: () => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly part?: string;
  /** The accessible name, if the text alone is ambiguous; begins with the text. */
  readonly 'aria-label'?: string;
  /** Set if the link leads to the current screen. */
  readonly 'aria-current'?: 'page' | undefined;
  /**
   * Set both on a second link to the same destination, for pointers only: it is hidden from keyboard and screen reader, which use the
   * text link.
   */
  readonly tabIndex?: -1;
  readonly 'aria-hidden'?: true;
}

/** A link to another screen: a plain click navigates within the page; with a modifier key, the browser handles it like any other link. */
export function DestinationLink({ href, onGo, children, ...more }: DestinationLinkProps): ReactNode {
  if (href === undefined) return <>{children}</>;
  const handleClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onGo();
  };
  return (
    <a {...more} href={href} referrerPolicy="no-referrer" onClick={handleClick}>
      {children}
    </a>
  );
}
