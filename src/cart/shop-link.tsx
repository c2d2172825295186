import type { ReactNode } from 'react';
import { findLateLink } from '../app/navigation/late-links.js';
import { leaveFor } from '../app/navigation/leave-for.js';
import { useScope } from '../app/context/scope-context.js';
import { PlaceLink } from '../ui/place-link.js';

export interface ShopLinkProps {
  readonly name: 'cart' | 'checkout';
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

/** A way on into the shop that looks like a button; nothing where the page gave an address that may not be followed. */
export function ShopLink({ name, isMain = false, children }: ShopLinkProps): ReactNode {
  const scope = useScope();
  const href = findLateLink(scope, name);
  if (href === undefined) return null;
  return (
    <PlaceLink
      href={href}
      onGo={() => leaveFor(scope, href)}
      className={`button is-${isMain ? 'primary' : 'secondary'}`}
    >
      {children}
    </PlaceLink>
  );
}
