import type { ComponentType, ReactNode } from 'react';
import { useLazyModule } from '../../app/lazy/lazy-view.js';
import { useElementContext, useSlice, type ElementContext } from '../../app/context/element-context.js';

const loadAlerts = async () => (await import('./alerts-banner.js')).alertsModule;

/** A screen with what the page has to say above it. */
export function withAlerts(Screen: ComponentType): ComponentType {
  return () => (
    <>
      <AlertsSlot />
      <Screen />
    </>
  );
}

/** Room is kept from the first moment on: nothing below moves when the alerts come. */
function AlertsSlot(): ReactNode {
  const context = useElementContext();
  const count = useSlice(context.settings, () => countAlerts(context));
  const part = useLazyModule(loadAlerts, count > 0);
  if (count === 0 || part.status === 'failed') return null;
  const room = count > 1 ? 'alerts-placeholder is-many' : 'alerts-placeholder';
  return part.status === 'ready' ? <part.views.AlertsBanner room={room} /> : <div className={room} />;
}

/** How many things the page seems to have to say to this shopper. A first screen carries this much of alerts, and no more. */
export function countAlerts({ getAdapter }: ElementContext): number {
  try {
    const { alerts, user } = getAdapter() ?? {};
    if (!alerts) return 0;
    const isSwoosh = user?.accountType === 'swoosh';
    const own = alerts.filter(({ audience }) => (audience === 'swoosh') === isSwoosh).length;
    return own || (isSwoosh ? alerts.length : 0);
  } catch {
    // What cannot be read is told of by what reads it.
    return 1;
  }
}
