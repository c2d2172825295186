import { createMadeWays, type MadeWays } from './store/made-ways.js';
import type { Scope } from '../app/context/scope.js';

/** How the returns go back that this page had made. */
export function getMadeWays(scope: Scope): MadeWays {
  return scope.getShared().part('return ways', createMadeWays);
}
