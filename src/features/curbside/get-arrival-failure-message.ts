import type { Failure } from '../../http/model/failure.js';
import type { FailureMessage } from '../../i18n/failure-message.js';

/** Words for an arrival that the store was not told of, or that nobody knows the end of. `isSpent`: it is not sent again. */
export function getArrivalFailureMessage(failure: Failure, isSpent: boolean): FailureMessage {
  const { code, status, retryable, isUncertain } = failure;
  const title = isUncertain ? 'curbsideStage.uncertainTitle' : 'curbsideStage.failedTitle';
  if (isSpent) return { title, text: 'curbsideStage.spent' };
  if (isUncertain) return { title, text: 'curbsideStage.uncertain' };
  if (code === 'offline') return { title, text: 'curbsideStage.offline' };
  if (code === 'chunk-load') return { title, text: 'failure.chunkLoad' };
  if (status === 401) return { title, text: 'curbsideStage.signedOut' };
  if (status === 429 || status === 503) return { title, text: 'curbsideStage.throttled' };
  return { title, text: retryable ? 'curbsideStage.failed' : 'curbsideStage.refused' };
}
