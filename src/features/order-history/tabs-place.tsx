import type { ReactNode } from 'react';
import { usePart } from '../../host/use-part.js';
import { useScope } from '../../host/scope-context.js';

const loadTabs = async () => (await import('./tabs-part.js')).tabsPart;

export interface TabsPlaceProps {
  /** The orders are there: nothing of them waits for the tabs, and where they cannot be had, neither can these. */
  readonly isReady: boolean;
}

/** Where the tabs are, as high before they come, and where they stay away: the orders below it never move. */
export function TabsPlace({ isReady }: TabsPlaceProps): ReactNode {
  const isOn = useScope().isFlagOn('enablePartnerOrders');
  const tabs = usePart(loadTabs, isOn && isReady);
  return isOn && <div className="is-action">{tabs.status === 'ready' && <tabs.views.HistoryTabs />}</div>;
}
