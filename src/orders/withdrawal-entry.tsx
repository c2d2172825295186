import type { ReactNode } from 'react';
import { useLazyModule } from '../app/lazy/use-lazy-module.js';

const loadLinks = async () => (await import('./withdrawal-links.js')).withdrawalLinks;

/**
 * The link to the withdrawal below a screen that has no order. Before it loads, it reserves its line, so that nothing below it moves; if it
 * cannot be loaded, it takes no space.
 */
export function WithdrawalEntry(props: { readonly orderNumber?: string }): ReactNode {
  const lazyModule = useLazyModule(loadLinks, true);
  if (lazyModule.status === 'ready') return <lazyModule.views.WithdrawalAction {...props} />;
  return lazyModule.status !== 'failed' && '\u00a0';
}
