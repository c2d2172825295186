import { useEffect } from 'react';
import { askBeforeLeaving } from '../../platform/departure.js';

/** While something would be lost, the browser asks before it closes the page or loads it anew. */
export function useLeaveGuard(isNeeded: boolean): void {
  useEffect(() => (isNeeded ? askBeforeLeaving() : undefined), [isNeeded]);
}
