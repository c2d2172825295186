import { createContext, useContext, useSyncExternalStore, useEffect } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { ElementContext } from './element-context.js';
import type { Intl18n, MessageId } from '../../i18n/create-intl.js';

/** Set once by the bridge around everything a tag mounts. */
export const ReactElementContext = createContext<ElementContext | undefined>(undefined);

export function useElementContext(): ElementContext {
  const context = useContext(ReactElementContext);
  if (!context) throw new Error('useElementContext: outside of a tag.');
  return context;
}

/** The wording of the tag. Features are mounted only when there is one. */
export function useIntl(): Intl18n {
  const intl = useSlice(useElementContext().settings, (settings) => settings.intl);
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
  const { platform } = useElementContext();
  useEffect(() => {
    if (isSlow) platform.announce(intl.t(id));
  }, [isSlow, id, intl, platform]);
}
