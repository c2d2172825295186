import { useEffect } from 'react';
import { createReturnMessageService, type ReturnMessageService } from './store/return-messages.js';
import { type ElementContext, useElementContext } from '../app/context/element-context.js';

export function getReturnMessageService(context: ElementContext): ReturnMessageService {
  return context.getPageState().part('return messages', createReturnMessageService);
}

/** The page hears from this tag of messages that were not sent. Gives the way to stop. */
export function reportUnsentMessages(context: ElementContext): () => void {
  return getReturnMessageService(context).enter((failure) => context.report(failure, 'warning'));
}

/** Where a return is shown, the page hears of messages about it that failed once the tag was gone that had them sent. */
export function useUnsentMessages(): void {
  const context = useElementContext();
  useEffect(() => reportUnsentMessages(context), [context]);
}
