import { useEffect } from 'react';
import { askBeforeLeaving } from '../../platform/departure.js';

/** While unsaved input would be lost, makes the browser ask before it closes or reloads the page. */
export function useLeaveGuard(isNeeded: boolean): void {
  useEffect(() => (isNeeded ? askBeforeLeaving() : undefined), [isNeeded]);
}
