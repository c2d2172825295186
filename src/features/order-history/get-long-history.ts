import { createLongHistory, type LongHistory } from './store/long-history.js';
import { getHistory } from './history-controller.js';
import type { ElementContext } from '../../app/context/element-context.js';

/** Keeps the history in one language small, for all tags that show it. */
export function getLongHistory(context: ElementContext, locale: string): LongHistory {
  return context.getPageState().part(`long history ${locale}`, createLongHistory, getHistory(context, locale));
}
