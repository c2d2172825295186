import { useEffect } from 'react';
import { keepAwake } from '../../platform/keep-awake.js';

/** Keeps the screen lit while something is held up to a reader. */
export function useKeepAwake(isWanted: boolean): void {
  useEffect(() => (isWanted ? keepAwake() : undefined), [isWanted]);
}
