import { useCallback, useEffect, useRef, useState } from 'react';
import { useElementContext, type LazyModule } from '../context/element-context.js';

/** The state of a lazy module. A failed one can be retried; failures are not cached. */
export type LazyState<Views> =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly views: Views }
  | { readonly status: 'failed'; readonly retry: () => void };

/** Loads a module once it is needed, and registers its messages and style sheets before its views render. */
export function useLazyModule<Views>(load: () => Promise<LazyModule<Views>>, isNeeded: boolean): LazyState<Views> {
  const context = useElementContext();
  const [state, setState] = useState<LazyState<Views>>({ status: 'idle' });
  const wasNeeded = useRef(false);
  const start = useCallback(async (): Promise<void> => {
    setState({ status: 'loading' });
    try {
      const module = await load();
      context.addLazyModule(module);
      setState({ status: 'ready', views: module.views });
    } catch {
      context.report({ code: 'chunk-load', retryable: true });
      setState({ status: 'failed', retry: () => void start() });
    }
  }, [load, context]);
  useEffect(() => {
    // A failed module is loaded again when the screen needs it again.
    const isNew = state.status === 'idle' || (state.status === 'failed' && !wasNeeded.current);
    wasNeeded.current = isNeeded;
    if (isNeeded && isNew) void start();
  }, [isNeeded, state.status, start]);
  return state;
}
