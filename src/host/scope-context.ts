import { createContext, useContext } from 'react';
import type { Scope } from './scope.js';

/** Set once by the bridge around everything a tag mounts. */
export const ScopeContext = createContext<Scope | undefined>(undefined);

export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('useScope: nothing outside a tag can use its scope.');
  return scope;
}
