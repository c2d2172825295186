import type { Failure } from '../../../http/model/failure.js';
import type { FailureMessage } from '../../../i18n/failure-message.js';

/** Words for an exchange that could not be ordered though its return is made, by what is known of it (returns, section 8). */
export function getExchangeFailureMessage(failure: Failure, attempts: number): FailureMessage {
  const { code, status, retryable, isUncertain } = failure;
  if (status === 401) return { title: 'returnSubmit.signInTitle', text: 'returnSubmit.signIn' };
  if (isUncertain) return { title: 'returnSubmit.exchangeUncertainTitle', text: 'returnSubmit.exchangeUncertain' };
  const title = 'returnSubmit.exchangeFailedTitle';
  if (code === 'offline') return { title, text: 'returnSubmit.exchangeOffline' };
  if (code === 'chunk-load') return { title, text: 'failure.chunkLoad' };
  if (status === 429 || status === 503) return { title, text: 'returnSubmit.exchangeThrottled' };
  if (!retryable) return { title, text: 'returnSubmit.exchangeRefused' };
  return { title, text: attempts > 1 ? 'returnSubmit.exchangeFailedAgain' : 'returnSubmit.exchangeFailed' };
}
