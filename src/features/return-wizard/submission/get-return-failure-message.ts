import type { Failure } from '../../../http/model/failure.js';
import type { FailureMessage } from '../../../i18n/failure-message.js';

/** Words for a return that failed, by what is known of it and how often it did (returns, section 8). */
export function getReturnFailureMessage(failure: Failure, attempts: number): FailureMessage {
  const { code, status, retryable, isUncertain } = failure;
  if (status === 401) return { title: 'returnSubmit.signInTitle', text: 'returnSubmit.signIn' };
  if (isUncertain) return { title: 'returnSubmit.uncertainTitle', text: 'returnSubmit.uncertain' };
  const title = 'returnSubmit.failedTitle';
  if (code === 'offline') return { title, text: 'returnSubmit.offline' };
  if (code === 'chunk-load') return { title, text: 'failure.chunkLoad' };
  if (status === 429 || status === 503) return { title, text: 'returnSubmit.throttled' };
  if (!retryable) return { title, text: 'returnSubmit.refused' };
  return { title, text: attempts > 1 ? 'returnSubmit.failedAgain' : 'returnSubmit.failed' };
}
