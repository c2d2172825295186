import type { FailureMessage } from './failure-message.js';
import { isMisconfigured, isRefused, type CodedFailure } from './is-refused.js';
import { findCodeLeftMessage } from './code-left-message.js';

/** The messages for a screen that failed to load, by what the shopper can do about it. The code itself is never shown. */
export function getReadFailureMessage(failure: CodedFailure): FailureMessage {
  const { code, status } = failure;
  if (isMisconfigured(failure)) return { title: 'configuration.title', text: 'configuration.text' };
  if (code === 'offline') return { title: 'failure.networkTitle', text: 'readFailure.offline' };
  const left = findCodeLeftMessage(failure);
  if (left) return left;
  if (code === 'chunk-load') return { title: 'failure.networkTitle', text: 'readFailure.chunkLoad' };
  if (status === 401) return { title: 'readFailure.signInTitle', text: 'readFailure.signIn' };
  if (isRefused(failure)) return { title: 'readFailure.title', text: 'readFailure.forbidden' };
  return { title: 'readFailure.title', text: 'readFailure.text' };
}
