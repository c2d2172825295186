import type { ReactNode } from 'react';
import { useLazyModule } from '../../app/lazy/use-lazy-module.js';
import { useElementContext } from '../../app/context/element-context.js';
import type { HistoryView } from './store/order-history.js';

const loadTabs = async () => (await import('./history-tabs.js')).tabsModule;

export interface HistoryTabsSlotProps {
  /** The state of the orders. They never wait for the tabs; if they fail to load, the tabs are not shown either. */
  readonly status: HistoryView['status'];
}

/** The tabs' place. It has the same height before they load and without partners, so the orders below it never move. */
export function HistoryTabsSlot({ status }: HistoryTabsSlotProps): ReactNode {
  const context = useElementContext();
  const isOffered =
    context.isFlagOn('enablePartnerOrders') && context.hasCalls('list-partner-history', 'list-consents');
  const isOn = isOffered && status !== 'failed' && status !== 'no-credentials';
  const tabs = useLazyModule(loadTabs, isOn && status === 'ready');
  return isOn && <div className="is-action">{tabs.status === 'ready' && <tabs.views.HistoryTabs />}</div>;
}
