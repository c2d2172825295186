import { isMisconfigured, isRefused, type CodedFailure } from './is-refused.js';
import type { MessageId } from './create-intl.js';
import { findCodeLeftMessage } from './code-left-message.js';

export interface FailureMessage {
  readonly title: MessageId;
  readonly text: MessageId;
}

/** The messages for a failure, by what the shopper can do about it. The code itself is never shown. */
export function getFailureMessage(failure: CodedFailure): FailureMessage {
  const { code, status } = failure;
  if (isMisconfigured(failure)) return { title: 'configuration.title', text: 'configuration.text' };
  if (code === 'offline') return { title: 'failure.networkTitle', text: 'serviceFailure.offline' };
  const left = findCodeLeftMessage(failure);
  if (left) return left;
  if (code === 'chunk-load') return { title: 'failure.networkTitle', text: 'failure.chunkLoad' };
  if (code === 'unexpected') return { title: 'failure.unexpectedTitle', text: 'failure.unexpected' };
  if (status === 401) return { title: 'serviceFailure.refusedTitle', text: 'serviceFailure.signIn' };
  if (isRefused(failure)) {
    return { title: 'serviceFailure.refusedTitle', text: 'serviceFailure.forbidden' };
  }
  return { title: 'serviceFailure.title', text: 'serviceFailure.text' };
}
