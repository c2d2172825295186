import type { Failure } from '../../../http/model/failure.js';
import type { FailureMessage } from '../../../i18n/failure-message.js';
import type { MessageId } from '../../../i18n/create-intl.js';

/** Words for a cancellation that failed, by what is known of it. */
export function getCancelFailureMessage(failure: Failure): FailureMessage {
  const { code, status, retryable, isUncertain } = failure;
  if (status === 401) return { title: 'cancelOrder.signInTitle', text: 'cancelOrder.signIn' };
  if (isUncertain) return { title: 'cancelOrder.uncertainTitle', text: getDoubt(failure) };
  const title = 'cancelOrder.failedTitle';
  if (code === 'offline') return { title, text: 'cancelOrder.offline' };
  if (code === 'chunk-load') return { title, text: 'failure.chunkLoad' };
  if (status === 429 || status === 503) return { title, text: 'cancelOrder.throttled' };
  return { title, text: retryable ? 'cancelOrder.failed' : 'cancelOrder.forbidden' };
}

function getDoubt({ call, unreadable }: Failure): MessageId {
  if (unreadable) return 'cancelOrder.unreadable';
  return call === 'get-cancel-job' ? 'cancelOrder.lost' : 'cancelOrder.uncertain';
}
