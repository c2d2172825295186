import type { ReactNode } from 'react';
import { useLazyModule } from '../../app/lazy/use-lazy-module.js';
import { useScope } from '../../app/context/scope-context.js';
import type { HistoryView } from './store/history-view.js';

const loadTabs = async () => (await import('./history-tabs.js')).tabsModule;

export interface TabsPlaceProps {
  /** Of the orders: nothing of them waits for the tabs, and where they cannot be had, neither can these. */
  readonly status: HistoryView['status'];
}

/** Where the tabs are, as high before they come, and where the shopper has no partners: the orders below it never move. */
export function TabsPlace({ status }: TabsPlaceProps): ReactNode {
  const isOn = useScope().isFlagOn('enablePartnerOrders') && status !== 'failed' && status !== 'nobody';
  const tabs = useLazyModule(loadTabs, isOn && status === 'ready');
  return isOn && <div className="is-action">{tabs.status === 'ready' && <tabs.views.HistoryTabs />}</div>;
}
