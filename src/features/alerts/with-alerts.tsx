import type { ComponentType, ReactNode } from 'react';
import { useLazyModule } from '../../app/lazy/use-lazy-module.js';
import { useElementContext, useSelector, type ElementContext } from '../../app/context/element-context.js';

const loadAlerts = async () => (await import('./alerts-banner.js')).alertsModule;

/** Returns the screen with the page's alerts above it. */
export function withAlerts(Screen: ComponentType): ComponentType {
  return () => (
    <>
      <AlertsSlot />
      <Screen />
    </>
  );
}

/** Reserves space from the start, so that nothing below moves when the alerts load. */
function AlertsSlot(): ReactNode {
  const context = useElementContext();
  const count = useSelector(context.settings, () => countAlerts(context));
  const lazyModule = useLazyModule(loadAlerts, count > 0);
  if (count === 0 || lazyModule.status === 'failed') return null;
  const className = count > 1 ? 'alerts-placeholder is-many' : 'alerts-placeholder';
  return lazyModule.status === 'ready' ? (
    <lazyModule.views.AlertsBanner className={className} />
  ) : (
    <div className={className} />
  );
}

/** Estimates the number of alerts for this shopper. It is the only code about alerts that a first screen loads. */
export function countAlerts({ getAdapter }: ElementContext): number {
  try {
    const { alerts, user } = getAdapter() ?? {};
    if (!alerts) return 0;
    const isSwoosh = user?.accountType === 'swoosh';
    const matching = alerts.filter(({ audience }) => (audience === 'swoosh') === isSwoosh).length;
    return matching || (isSwoosh ? alerts.length : 0);
  } catch {
    // An unreadable list counts as one alert, so that the lazy module loads and reports it.
    return 1;
  }
}
