import { useEffect, useState } from 'react';
import { useElementContext, type ElementContext } from '../../app/context/element-context.js';
import { type OrderQuestion, getScreenAddress } from '../../app/navigation/navigate.js';

/** Whether a box of an order is open: from the start where the address asks for it (`cancel=true`), as an action of a card does. */
export function useRequestedDialog(name: OrderQuestion): {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
} {
  const context = useElementContext();
  const [isOpen, setOpen] = useState(() => isRequested(getScreenAddress(context), name));
  useEffect(() => takeQuery(context, name), [context, name]);
  return { isOpen, setOpen };
}

/** Takes it out of the address: who reloads the page, or comes back to it, did not ask again. */
function takeQuery(context: ElementContext, name: OrderQuestion): void {
  const url = getScreenAddress(context);
  if (!isRequested(url, name)) return;
  const router = context.port.getRouter();
  // The area leaves out the keys of its screens, and keeps the page's own.
  if (router) return router.go(url.pathname, { isReplaced: true });
  url.searchParams.delete(name);
  context.platform.replaceAddress(url);
}

function isRequested(url: URL, name: OrderQuestion): boolean {
  return url.searchParams.get(name) === 'true';
}
