import { createContext, useContext } from 'react';
import type { Scope } from './scope.js';

/** Set once by the bridge around everything a tag mounts. */
export const ScopeContext = createContext<Scope | undefined>(undefined);

export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('useScope: outside of a tag.');
  return scope;
}
