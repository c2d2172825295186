import { useCallback, useEffect, useRef, useState } from 'react';
import type { Part } from './part.js';
import { useScope } from '../context/scope-context.js';

/** Where a part stands. One that failed can be tried again; nothing failed is remembered. */
export type PartState<Views> =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly views: Views }
  | { readonly status: 'failed'; readonly retry: () => void };

/** Fetches a part once it is wanted, and takes over its wording and its sheets before its views are drawn. */
export function usePart<Views>(load: () => Promise<Part<Views>>, isWanted: boolean): PartState<Views> {
  const scope = useScope();
  const [state, setState] = useState<PartState<Views>>({ status: 'idle' });
  const wasWanted = useRef(false);
  const start = useCallback(async (): Promise<void> => {
    setState({ status: 'loading' });
    try {
      const part = await load();
      scope.addPart(part);
      setState({ status: 'ready', views: part.views });
    } catch {
      scope.report({ code: 'chunk-load', retryable: true });
      setState({ status: 'failed', retry: () => void start() });
    }
  }, [load, scope]);
  useEffect(() => {
    // Wanted anew, a part that failed before is asked for again.
    const isNew = state.status === 'idle' || (state.status === 'failed' && !wasWanted.current);
    wasWanted.current = isWanted;
    if (isWanted && isNew) void start();
  }, [isWanted, state.status, start]);
  return state;
}
