import type { Failure } from '../../domain/failure.js';
import type { FailureMessage } from '../../i18n/failure-message.js';

/** Words for a cancellation that failed, by what is known of it. A wait is told apart: it has a time. */
export function getCancelFailureMessage({ code, status, isUncertain, unreadable }: Failure): FailureMessage {
  if (status === 401) return { title: 'cancelOrder.signInTitle', text: 'cancelOrder.signIn' };
  if (isUncertain) {
    return {
      title: 'cancelOrder.uncertainTitle',
      text: unreadable ? 'cancelOrder.unreadable' : 'cancelOrder.uncertain',
    };
  }
  const title = 'cancelOrder.failedTitle';
  if (code === 'offline') return { title, text: 'cancelOrder.offline' };
  if (code === 'chunk-load') return { title, text: 'failure.chunkLoad' };
  if (status === 429 || status === 503) return { title, text: 'cancelOrder.throttled' };
  const isRefused = status !== undefined && status >= 400 && status < 500;
  return { title, text: isRefused ? 'cancelOrder.forbidden' : 'cancelOrder.failed' };
}
