import { useEffect } from 'react';
import { createReturnMessageService, type ReturnMessageService } from './store/return-messages.js';
import { type ElementContext, useElementContext } from '../app/context/element-context.js';

export function getReturnMessageService(context: ElementContext): ReturnMessageService {
  return context.getPageState().get('return messages', createReturnMessageService);
}

/** Reports messages that were not sent to the page. Returns a function that stops it. */
export function reportUnsentMessages(context: ElementContext): () => void {
  return getReturnMessageService(context).enter((failure) => context.report(failure, 'warning'));
}

/** Reports failed messages about the visible return, even if the element that sent them has been removed. */
export function useUnsentMessages(): void {
  const context = useElementContext();
  useEffect(() => reportUnsentMessages(context), [context]);
}
