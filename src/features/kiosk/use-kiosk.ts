import type { KioskSession } from '../../app/session/kiosk-session.js';
import { getPageRegistry } from '../../app/state/registry.js';
import { useScope } from '../../app/context/scope-context.js';
import { useSlice } from '../../app/context/use-slice.js';

export interface KioskUse {
  /** How long the question waits for its answer; absent where this tag asks nothing. */
  readonly secondsLeft: number | undefined;
  /** More time. */
  stay(): void;
  /** Nobody has to wait who is done. */
  end(): void;
}

/** The session of a shared device, and whether it is about to end. Below a tag that has joined it. */
export function useKiosk(): KioskUse {
  const scope = useScope();
  // The tag that draws this has joined it.
  const kiosk = getPageRegistry().kiosk as KioskSession;
  return {
    secondsLeft: useSlice(kiosk.idle.store, (state) =>
      state.status === 'warning' && kiosk.mayAsk(scope) ? state.secondsLeft : undefined,
    ),
    stay: () => kiosk.idle.stay(),
    end: () => kiosk.end('requested'),
  };
}
