import { useEffect, useState } from 'react';
import { useElementContext, type ElementContext } from '../../app/context/element-context.js';
import { getScreenAddress } from '../../app/navigation/navigate.js';
import type { OrderQuestion } from '../../app/navigation/destination.js';

/**
 * Whether a dialog of an order is open. It starts open if the address asks for it (`cancel=true`), as a card's actions
 * do.
 */
export function useRequestedDialog(name: OrderQuestion): {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
} {
  const context = useElementContext();
  const [isOpen, setOpen] = useState(() => isRequested(getScreenAddress(context), name));
  useEffect(() => takeQuery(context, name), [context, name]);
  return { isOpen, setOpen };
}

/**
 * Removes the parameter from the address, so that reloading or coming back to the page does not open the dialog again.
 */
function takeQuery(context: ElementContext, name: OrderQuestion): void {
  const url = getScreenAddress(context);
  if (!isRequested(url, name)) return;
  const router = context.port.getRouter();
  // The router drops the query keys of the area's screens and keeps the page's own.
  if (router) return router.go(url.pathname, { isReplaced: true });
  url.searchParams.delete(name);
  context.platform.replaceAddress(url);
}

function isRequested(url: URL, name: OrderQuestion): boolean {
  return url.searchParams.get(name) === 'true';
}
