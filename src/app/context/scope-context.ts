import { createContext, useContext, useSyncExternalStore, useEffect } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Scope } from './scope.js';
import type { Intl18n, MessageId } from '../../i18n/create-intl.js';

/** Set once by the bridge around everything a tag mounts. */
export const ScopeContext = createContext<Scope | undefined>(undefined);

export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('useScope: outside of a tag.');
  return scope;
}

/** The wording of the tag. Features are mounted only when there is one. */
export function useIntl(): Intl18n {
  const intl = useSlice(useScope().settings, (settings) => settings.intl);
  if (!intl) throw new Error('useIntl: ahead of its wording.');
  return intl;
}

/** Reads a value of a slice and renders again when it changes. `select` gives a primitive or something the slice holds. */
export function useSlice<State, Value>(slice: StoreApi<State>, select: (state: State) => Value): Value {
  return useSyncExternalStore(slice.subscribe, () => select(slice.getState()));
}

/** Announces once that something takes longer than usual. */
export function useSlowNotice(isSlow: boolean, id: MessageId): void {
  const intl = useIntl();
  const { platform } = useScope();
  useEffect(() => {
    if (isSlow) platform.announce(intl.t(id));
  }, [isSlow, id, intl, platform]);
}
