import type { StoreApi } from 'zustand/vanilla';
import { chooseAlerts, readAlerts } from './model/alerts.js';
import { findSafeUrl, type SafeUrl } from '../../http/model/safe-url.js';
import { motion } from '../../platform/motion.js';
import { visibility } from '../../platform/platform.js';
import { createSlice } from '../../app/state/create-slice.js';
import { createRotation, type Rotation } from './store/rotation.js';
import { composeIdentity } from '../../app/session/compose-identity.js';
import type { Own, Scope } from '../../app/context/scope.js';

export interface ShownAlert {
  readonly id: string;
  readonly text: string;
  /** Its link, through the URL gate. */
  readonly href: SafeUrl | undefined;
}

/** Absent while nobody knows who is shopping. */
export type ShownAlerts = readonly ShownAlert[] | undefined;

export interface AlertsOwn extends Own {
  readonly store: StoreApi<ShownAlerts>;
  readonly rotation: Rotation;
}

/** What each tag's console was told, so that a page with a new adapter at every render reads it once. */
const told = new WeakMap<Scope, Set<string>>();

/** Follows what the page has to say to whoever is shopping. The same alerts in a new list change nothing. */
export function composeAlerts(scope: Scope): AlertsOwn {
  const store = createSlice<ShownAlerts>(undefined);
  const identity = scope.own(composeIdentity);
  const rotation = createRotation({ platform: scope.platform, visibility, motion });

  function follow(): void {
    if (identity.store.getState().status === 'asking') return;
    const before = store.getState();
    const alerts = listAlerts(scope);
    if (JSON.stringify(alerts) === JSON.stringify(before)) return;
    const kept = before?.[rotation.store.getState().at];
    store.setState(alerts, true);
    rotation.turnTo(alerts.length, Math.max(0, kept ? alerts.findIndex(({ id }) => id === kept.id) : 0));
  }

  const stops = [scope.settings.subscribe(follow), identity.store.subscribe(follow), rotation.dispose];
  follow();
  return { store, rotation, refresh: follow, dispose: () => stops.forEach((stop) => stop()) };
}

function listAlerts(scope: Scope): readonly ShownAlert[] {
  const { alerts, problems } = readAlerts(() => scope.getAdapter()?.alerts);
  tell(scope, problems);
  const here = scope.platform.address().href;
  return chooseAlerts(alerts, scope.getAdapter()?.user?.accountType).map(({ id, text, link }) => ({
    id,
    text,
    href: findSafeUrl(link, here),
  }));
}

function tell(scope: Scope, problems: readonly string[]): void {
  const known = told.get(scope) ?? new Set();
  told.set(scope, known);
  for (const problem of problems) {
    if (!known.has(problem)) scope.port.warn(`adapter.${problem}`);
    known.add(problem);
  }
}
