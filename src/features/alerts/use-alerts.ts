import type { Rotation } from './store/rotation.js';
import { composeAlerts, type ShownAlerts } from './compose-alerts.js';
import { useScope, useSlice } from '../../app/context/scope-context.js';

/** What the page has to say to this shopper, which of it is on show, and what can be done about that. */
export function useAlerts() {
  const scope = useScope();
  const { store, rotation } = scope.own(composeAlerts);
  const alerts: ShownAlerts = useSlice(store, (state) => state);
  const state = useSlice(rotation.store, (current) => current);
  return { alerts, state, rotation: rotation as Omit<Rotation, 'store' | 'dispose' | 'turnTo'> };
}
