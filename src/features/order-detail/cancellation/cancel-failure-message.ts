import type { Failure } from '../../../http/model/failure.js';
import type { MessageId } from '../../../i18n/create-intl.js';
import type { FailureMessage } from '../../../i18n/failure-message.js';
import { findCodeLeftMessage } from '../../../i18n/code-left-message.js';

/** The texts in which the cancellations of an order, of items and of a return differ. */
export interface CancelFailureWords {
  readonly failedTitle: MessageId;
  readonly failed: MessageId;
  /** The service has too much to do. */
  readonly throttled: MessageId;
  /** Trying again does not help. */
  readonly forbidden: MessageId;
  /** It is not known whether the service carried out the request. */
  readonly uncertainTitle: MessageId;
  readonly uncertain: MessageId;
  /** The same, after an answer that could not be read. */
  readonly unreadable: MessageId;
}

const JOBS: readonly (string | undefined)[] = ['get-cancel-job', 'get-return-cancellation-job'];

/** Chooses the message for a failed cancellation. */
export function getCancelFailureMessage(failure: Failure, words: CancelFailureWords): FailureMessage {
  const { code, status, isUncertain } = failure;
  const left = findCodeLeftMessage(failure);
  if (left) return left;
  if (status === 401) return { title: 'cancelOrder.signInTitle', text: 'cancelOrder.signIn' };
  if (isUncertain) return { title: words.uncertainTitle, text: getDoubt(failure, words) };
  const title = words.failedTitle;
  if (code === 'offline') return { title, text: 'cancelOrder.offline' };
  if (code === 'chunk-load') return { title, text: 'failure.chunkLoad' };
  if (status === 429 || status === 503) return { title, text: words.throttled };
  return { title, text: failure.retryable ? words.failed : words.forbidden };
}

function getDoubt({ call, unreadable }: Failure, words: CancelFailureWords): MessageId {
  if (unreadable) return words.unreadable;
  return JOBS.includes(call) ? 'cancelOrder.lost' : words.uncertain;
}
