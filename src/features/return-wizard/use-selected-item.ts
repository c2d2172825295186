import { useEffect, useRef, useState } from 'react';
import type { Scope } from '../../app/context/scope.js';
import { useScope } from '../../app/context/scope-context.js';
import { getScreenAddress } from '../../app/navigation/screen-address.js';

/** What an address may say to a return that is begun; what was wanted before it is no way back from here. */
const KEYS = ['selected', 'redirectPath'];

/** The article that the address chooses ahead (`selected=gtin`), once: it is taken out, for who loads the page anew may have changed that. */
export function useSelectedItem(onSelect: ((gtin: string) => void) | undefined): void {
  const scope = useScope();
  const [gtin] = useState(() => getScreenAddress(scope).searchParams.get('selected'));
  const hasTaken = useRef(false);
  useEffect(() => {
    if (hasTaken.current || !onSelect) return;
    hasTaken.current = true;
    takeQuery(scope);
    if (gtin !== null) onSelect(gtin);
  }, [scope, gtin, onSelect]);
}

function takeQuery(scope: Scope): void {
  const url = getScreenAddress(scope);
  if (!KEYS.some((key) => url.searchParams.has(key))) return;
  const router = scope.port.getRouter();
  // The area leaves out the keys of its screens, and keeps the page's own.
  if (router) return router.go(url.pathname, { isReplaced: true });
  url.searchParams.delete('selected');
  scope.platform.replaceAddress(url);
}
