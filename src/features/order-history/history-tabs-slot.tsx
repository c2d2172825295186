import type { ReactNode } from 'react';
import { useLazyModule } from '../../app/lazy/lazy-view.js';
import { useElementContext } from '../../app/context/element-context.js';
import type { HistoryView } from './store/order-history.js';

const loadTabs = async () => (await import('./history-tabs.js')).tabsModule;

export interface HistoryTabsSlotProps {
  /** Of the orders: nothing of them waits for the tabs, and where they cannot be had, neither can these. */
  readonly status: HistoryView['status'];
}

/** Where the tabs are, as high before they come, and where the shopper has no partners: the orders below it never move. */
export function HistoryTabsSlot({ status }: HistoryTabsSlotProps): ReactNode {
  const isOn = useElementContext().isFlagOn('enablePartnerOrders') && status !== 'failed' && status !== 'nobody';
  const tabs = useLazyModule(loadTabs, isOn && status === 'ready');
  return isOn && <div className="is-action">{tabs.status === 'ready' && <tabs.views.HistoryTabs />}</div>;
}
