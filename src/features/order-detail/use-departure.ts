import { useCallback, useEffect, useRef, useState } from 'react';
import { watchDeparture } from '../../platform/departure.js';
import { useScope } from '../../app/context/scope-context.js';

/** `leaving`: pressed, and the page is still there. */
export type DepartureState = 'here' | 'leaving' | 'blocked';

/** Whether the page is left once a form is sent from it. */
export function useDeparture(onBlocked: () => void): { readonly state: DepartureState; readonly watch: () => void } {
  const { platform } = useScope();
  const [state, setState] = useState<DepartureState>('here');
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const watch = useCallback(() => {
    stop.current?.();
    setState('leaving');
    stop.current = watchDeparture(platform, (how) => {
      setState(how === 'blocked' ? 'blocked' : 'here');
      if (how === 'blocked') onBlocked();
    });
  }, [platform, onBlocked]);
  return { state, watch };
}
