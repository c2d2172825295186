import type { Failure } from '../../http/model/failure.js';
import type { FailureMessage } from '../../i18n/failure-message.js';

/** Words for an account that was not sent, by what is known of it (returns, section 8). Each names whom to ask, but where the network is gone. */
export function getRefundFailureMessage({ code, status, retryable, isUncertain }: Failure): FailureMessage {
  if (isUncertain) return { title: 'bankRefund.uncertainTitle', text: 'bankRefund.uncertain' };
  const title = 'bankRefund.failedTitle';
  if (code === 'offline') return { title, text: 'bankRefund.offline' };
  if (code === 'chunk-load') return { title, text: 'failure.chunkLoad' };
  if (status === 429 || status === 503) return { title, text: 'bankRefund.throttled' };
  return { title, text: retryable ? 'bankRefund.failed' : 'bankRefund.refused' };
}
