import { createLongHistory, type LongHistory } from './store/long-history.js';
import { getHistory } from './get-history.js';
import type { Scope } from '../../app/context/scope.js';

/** Keeps the history in one language small, for all tags that show it. */
export function getLongHistory(scope: Scope, locale: string): LongHistory {
  return scope.getShared().part(`long history ${locale}`, createLongHistory, getHistory(scope, locale));
}
