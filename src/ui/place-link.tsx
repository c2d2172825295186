import type { MouseEvent, ReactNode } from 'react';

export interface PlaceLinkProps {
  /** Where it leads; without an address the words stand alone. */
  readonly href: string | undefined;
  /** Goes there without leaving the page. */
  readonly onGo: () => void;
  readonly children: ReactNode;
  readonly className?: string;
  /** A second way to the same place, for pointers: out of the order of focus and of reading, where the link with words stands. */
  readonly isForHands?: boolean;
}

/** A link to another screen: a plain press stays in the page; with a modifier the browser opens it as it does any other. */
export function PlaceLink({ href, onGo, children, className, isForHands = false }: PlaceLinkProps): ReactNode {
  if (href === undefined) return <>{children}</>;
  const handleClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onGo();
  };
  return (
    <a
      href={href}
      className={className}
      tabIndex={isForHands ? -1 : undefined}
      aria-hidden={isForHands || undefined}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
