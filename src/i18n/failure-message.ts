import type { MessageId } from './create-intl.js';

export interface FailureMessage {
  readonly title: MessageId;
  readonly text: MessageId;
}

/** Words for a failure, by what the shopper can do about it. The code itself is never shown. */
export function getFailureMessage(failure: CodedFailure): FailureMessage {
  const { code, status } = failure;
  if (isMisconfigured(failure)) return { title: 'configuration.title', text: 'configuration.text' };
  if (code === 'offline') return { title: 'failure.networkTitle', text: 'serviceFailure.offline' };
  if (code === 'chunk-load') return { title: 'failure.networkTitle', text: 'failure.chunkLoad' };
  if (code === 'unexpected') return { title: 'failure.unexpectedTitle', text: 'failure.unexpected' };
  if (status === 401) return { title: 'serviceFailure.refusedTitle', text: 'serviceFailure.signIn' };
  if (isRefused(failure)) {
    return { title: 'serviceFailure.refusedTitle', text: 'serviceFailure.forbidden' };
  }
  return { title: 'serviceFailure.title', text: 'serviceFailure.text' };
}

/** What is looked at: the public code, and the HTTP status where an answer came. */
interface CodedFailure {
  readonly code: string;
  readonly status?: number;
}

/** Trying again changes nothing: the answer was no. */
export function isRefused({ status = 0 }: CodedFailure): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

/** Nothing was sent, because of how the page is set up. */
function isMisconfigured({ code }: CodedFailure): boolean {
  return code.startsWith('config-');
}

/** Words for a screen that could not be read, by what the shopper can do about it. The code itself is never shown. */
export function getReadFailureMessage(failure: CodedFailure): FailureMessage {
  const { code, status } = failure;
  if (isMisconfigured(failure)) return { title: 'configuration.title', text: 'configuration.text' };
  if (code === 'offline') return { title: 'failure.networkTitle', text: 'readFailure.offline' };
  if (code === 'chunk-load') return { title: 'failure.networkTitle', text: 'readFailure.chunkLoad' };
  if (status === 401) return { title: 'readFailure.signInTitle', text: 'readFailure.signIn' };
  if (isRefused(failure)) return { title: 'readFailure.title', text: 'readFailure.forbidden' };
  return { title: 'readFailure.title', text: 'readFailure.text' };
}
