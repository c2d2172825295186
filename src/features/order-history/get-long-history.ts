import { createLongHistory, type LongHistory } from './store/long-history.js';
import { getHistory } from './history-controller.js';
import type { ElementContext } from '../../app/context/element-context.js';

/** Returns the long history of one language, shared by all tags that show it. */
export function getLongHistory(context: ElementContext, locale: string): LongHistory {
  return context.getPageState().get(`long history ${locale}`, createLongHistory, getHistory(context, locale));
}
