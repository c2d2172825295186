import { createMadeWays, type MadeWays } from '../state/made-ways.js';
import type { Scope } from './scope.js';

/** How the returns go back that this page had made. */
export function getMadeWays(scope: Scope): MadeWays {
  return scope.getShared().part('return ways', createMadeWays);
}
