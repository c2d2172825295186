import { useEffect } from 'react';
import { createReturnMessageDesk, type ReturnMessageDesk } from './store/return-messages.js';
import type { Scope } from '../app/context/scope.js';
import { useScope } from '../app/context/scope-context.js';

export function getReturnMessageDesk(scope: Scope): ReturnMessageDesk {
  return scope.getShared().part('return messages', createReturnMessageDesk);
}

/** The page hears from this tag of messages that were not sent. Gives the way to stop. */
export function reportUnsentMessages(scope: Scope): () => void {
  return getReturnMessageDesk(scope).enter((failure) => scope.report(failure, 'warning'));
}

/** Where a return is shown, the page hears of messages about it that failed once the tag was gone that had them sent. */
export function useUnsentMessages(): void {
  const scope = useScope();
  useEffect(() => reportUnsentMessages(scope), [scope]);
}
