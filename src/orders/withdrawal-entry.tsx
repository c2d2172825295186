import type { ReactNode } from 'react';
import { useLazyModule } from '../app/lazy/use-lazy-module.js';

const loadLinks = async () => (await import('./withdrawal-links.js')).withdrawalLinks;

/**
 * The link to the withdrawal below a screen that has no order. It has the height of its line before it loads, so that nothing below it
 * moves, and none if it does not load.
 */
export function WithdrawalEntry(props: { readonly orderNumber?: string }): ReactNode {
  const lazyModule = useLazyModule(loadLinks, true);
  if (lazyModule.status === 'ready') return <lazyModule.views.WithdrawalAction {...props} />;
  return lazyModule.status !== 'failed' && '\u00a0';
}
