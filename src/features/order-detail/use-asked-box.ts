import { useEffect, useState } from 'react';
import type { OrderQuestion } from '../../app/navigation/place.js';
import { useScope } from '../../app/context/scope-context.js';
import { getScreenAddress } from '../../app/navigation/navigate.js';
import type { Scope } from '../../app/context/scope.js';

/** Whether a box of an order is open: from the start where the address asks for it (`cancel=true`), as an action of a card does. */
export function useAskedBox(name: OrderQuestion): {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
} {
  const scope = useScope();
  const [isOpen, setOpen] = useState(() => isAsked(getScreenAddress(scope), name));
  useEffect(() => takeQuery(scope, name), [scope, name]);
  return { isOpen, setOpen };
}

/** Takes it out of the address: who reloads the page, or comes back to it, did not ask again. */
function takeQuery(scope: Scope, name: OrderQuestion): void {
  const url = getScreenAddress(scope);
  if (!isAsked(url, name)) return;
  const router = scope.port.getRouter();
  // The area leaves out the keys of its screens, and keeps the page's own.
  if (router) return router.go(url.pathname, { isReplaced: true });
  url.searchParams.delete(name);
  scope.platform.replaceAddress(url);
}

function isAsked(url: URL, name: OrderQuestion): boolean {
  return url.searchParams.get(name) === 'true';
}
