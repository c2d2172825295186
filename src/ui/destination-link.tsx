import type { MouseEvent, ReactNode } from 'react';
import type { SafeUrl } from '../http/model/safe-url.js';

export interface DestinationLinkProps {
  /** Where it leads; without an address the words stand alone. */
  readonly href: SafeUrl | undefined;
  /** Goes there without leaving the page. */
  readonly onGo: () => void;
  readonly children: ReactNode;
  readonly className?: string;
  /** It leads to where the shopper is. */
  readonly 'aria-current'?: 'page' | undefined;
  /** Both on a second way to the same place, for pointers: out of the order of focus and of reading, where the link with words stands. */
  readonly tabIndex?: -1;
  readonly 'aria-hidden'?: true;
}

/** A link to another screen: a plain press stays in the page; with a modifier the browser opens it as it does any other. */
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
