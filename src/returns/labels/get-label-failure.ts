import type { Failure } from '../../http/model/failure.js';
import { type FailureMessage, getReadFailureMessage } from '../../i18n/failure-message.js';

/** Words for a label that could not be had; absent: there is none for this return. */
export function getLabelFailure(failure: Failure | undefined): FailureMessage {
  if (!failure) return { title: 'returnLabel.missingTitle', text: 'returnLabel.missing' };
  if (failure.status === 404) return { title: 'returnLabel.notReadyTitle', text: 'returnLabel.notReady' };
  const { title, text } = getReadFailureMessage(failure);
  return { title: title === 'readFailure.title' ? 'returnLabel.failedTitle' : title, text };
}
