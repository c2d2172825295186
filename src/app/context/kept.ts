import { sessionStore } from '../../platform/session-store.js';
import type { Keeping } from '../state/kept-list.js';
import type { Scope } from './scope.js';

/** Where something is kept. A shared device keeps nothing over a reload. */
export function toKeeping({ platform, settings }: Scope): Keeping {
  return { storage: settings.getState().configuration.kiosk ? undefined : sessionStore, now: platform.now };
}
