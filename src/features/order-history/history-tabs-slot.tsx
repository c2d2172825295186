import type { ReactNode } from 'react';
import { useLazyModule } from '../../app/lazy/use-lazy-module.js';
import { useElementContext } from '../../app/context/element-context.js';
import type { HistoryView } from './store/order-history.js';

const loadTabs = async () => (await import('./history-tabs.js')).tabsModule;

/** Whether the page offers partner orders beside the shopper's own. */
export function useOffersTabs(): boolean {
  const context = useElementContext();
  return context.isFlagOn('enablePartnerOrders') && context.hasCalls('list-partner-history', 'list-consents');
}

export interface HistoryTabsSlotProps {
  /** The state of the orders. They never wait for the tabs. */
  readonly status: HistoryView['status'];
}

/** Reserves the space of the tabs until they have loaded, so that the orders below them never move. */
export function HistoryTabsSlot({ status }: HistoryTabsSlotProps): ReactNode {
  const isOn = useOffersTabs() && status !== 'no-credentials';
  const tabs = useLazyModule(loadTabs, isOn);
  if (!isOn) return false;
  if (tabs.status !== 'ready') return <div className="is-action" />;
  return <tabs.views.HistoryTabs isListed={status !== 'loading'} />;
}
