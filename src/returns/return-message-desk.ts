import { createReturnMessageDesk, type ReturnMessageDesk } from './store/return-messages.js';
import type { Scope } from '../app/context/scope.js';

export function getReturnMessageDesk(scope: Scope): ReturnMessageDesk {
  return scope.getShared().part('return messages', createReturnMessageDesk);
}

/** The page hears from this tag of messages that were not sent. Gives the way to stop. */
export function reportUnsentMessages(scope: Scope): () => void {
  return getReturnMessageDesk(scope).enter((failure) => scope.report(failure, 'warning'));
}
