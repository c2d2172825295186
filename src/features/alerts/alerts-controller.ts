import type { StoreApi } from 'zustand/vanilla';
import { chooseAlerts, readAlerts } from './model/alerts.js';
import { findSafeUrl, type SafeUrl } from '../../http/model/safe-url.js';
import { motion } from '../../platform/motion.js';
import { visibility } from '../../platform/platform.js';
import { createSlice } from '../../app/state/create-slice.js';
import { createRotation, type Rotation } from './store/rotation.js';
import { createIdentityController } from '../../app/session/identity-controller.js';
import type { Controller, ElementContext } from '../../app/context/element-context.js';

export interface ShownAlert {
  readonly id: string;
  readonly text: string;
  /** Its link, through the URL gate. */
  readonly href: SafeUrl | undefined;
}

/** Absent while nobody knows who is shopping. */
export type ShownAlerts = readonly ShownAlert[] | undefined;

export interface AlertsController extends Controller {
  readonly store: StoreApi<ShownAlerts>;
  readonly rotation: Rotation;
}

/** What each tag's console was told, so that a page with a new adapter at every render reads it once. */
const told = new WeakMap<ElementContext, Set<string>>();

/** Follows what the page has to say to whoever is shopping. The same alerts in a new list change nothing. */
export function createAlertsController(context: ElementContext): AlertsController {
  const store = createSlice<ShownAlerts>(undefined);
  const identity = context.getController(createIdentityController);
  const rotation = createRotation({ platform: context.platform, visibility, motion });

  function follow(): void {
    if (identity.store.getState().status === 'asking') return;
    const before = store.getState();
    const alerts = listAlerts(context);
    if (JSON.stringify(alerts) === JSON.stringify(before)) return;
    const current = before?.[rotation.store.getState().at];
    store.setState(alerts, true);
    rotation.turnTo(alerts.length, Math.max(0, current ? alerts.findIndex(({ id }) => id === current.id) : 0));
  }

  const stops = [context.settings.subscribe(follow), identity.store.subscribe(follow), rotation.dispose];
  follow();
  return { store, rotation, refresh: follow, dispose: () => stops.forEach((stop) => stop()) };
}

function listAlerts(context: ElementContext): readonly ShownAlert[] {
  const { alerts, problems } = readAlerts(() => context.getAdapter()?.alerts);
  tell(context, problems);
  const here = context.platform.address().href;
  return chooseAlerts(alerts, context.getAdapter()?.user?.accountType).map(({ id, text, link }) => ({
    id,
    text,
    href: findSafeUrl(link, here),
  }));
}

function tell(context: ElementContext, problems: readonly string[]): void {
  const known = told.get(context) ?? new Set();
  told.set(context, known);
  for (const problem of problems) {
    if (!known.has(problem)) context.port.warn(`adapter.${problem}`);
    known.add(problem);
  }
}
