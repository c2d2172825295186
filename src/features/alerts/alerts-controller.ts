import { createStore, type StoreApi } from 'zustand/vanilla';
import { chooseAlerts, readAlerts } from './model/alerts.js';
import { findSafeUrl, type SafeUrl } from '../../http/model/safe-url.js';
import { motion } from '../../platform/motion.js';
import { visibility } from '../../platform/platform.js';
import { createRotation, type Rotation } from './store/rotation.js';
import { createIdentityController } from '../../app/session/identity-controller.js';
import type { Controller, ElementContext } from '../../app/context/element-context.js';

export interface ShownAlert {
  readonly id: string;
  readonly text: string;
  /** Its link, if it passes `findSafeUrl`. */
  readonly href: SafeUrl | undefined;
}

/** Undefined while the identity is unknown. */
export type ShownAlerts = readonly ShownAlert[] | undefined;

export interface AlertsController extends Controller {
  readonly store: StoreApi<ShownAlerts>;
  readonly rotation: Rotation;
}

/**
 * The problems already logged for each tag, so that a page that sets a new adapter with every render logs each once.
 */
const logged = new WeakMap<ElementContext, Set<string>>();

/**
 * Creates the controller that reads the page's alerts whenever the identity or the adapter changes. A new list with the
 * same alerts changes nothing.
 */
export function createAlertsController(context: ElementContext): AlertsController {
  const store = createStore<ShownAlerts>(() => undefined);
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
  warnOnce(context, problems);
  const here = context.platform.href();
  return chooseAlerts(alerts, context.getAdapter()?.user?.accountType).map(({ id, text, link }) => ({
    id,
    text,
    href: findSafeUrl(link, here),
  }));
}

function warnOnce(context: ElementContext, problems: readonly string[]): void {
  const known = logged.get(context) ?? new Set();
  logged.set(context, known);
  for (const problem of problems) {
    if (!known.has(problem)) context.port.warn(`adapter.${problem}`);
    known.add(problem);
  }
}
