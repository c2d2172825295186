import type { CodedFailure, FailureMessage } from './failure-message.js';

/** Words for a screen that could not be read, by what the shopper can do about it. The code itself is never shown. */
export function getReadFailureMessage({ code, status }: CodedFailure): FailureMessage {
  if (code === 'offline') return { title: 'failure.networkTitle', text: 'readFailure.offline' };
  if (code === 'chunk-load') return { title: 'failure.networkTitle', text: 'readFailure.chunkLoad' };
  if (status === 401) return { title: 'readFailure.signInTitle', text: 'readFailure.signIn' };
  if (status !== undefined && status >= 400 && status < 500 && status !== 429) {
    return { title: 'readFailure.title', text: 'readFailure.forbidden' };
  }
  return { title: 'readFailure.title', text: 'readFailure.text' };
}
