import type { MessageId } from './create-intl.js';

export interface FailureMessage {
  readonly title: MessageId;
  readonly text: MessageId;
}

/** The messages for a failure, by what the shopper can do about it. The code itself is never shown. */
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

/** The failure's public code, and the HTTP status if there was an answer. */
interface CodedFailure {
  readonly code: string;
  readonly status?: number;
}

/** Whether the service refused the request, so that a retry would not help. */
export function isRefused({ status = 0 }: CodedFailure): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

/** Whether nothing was sent because of the page's configuration. */
function isMisconfigured({ code }: CodedFailure): boolean {
  return code.startsWith('config-');
}

/** The messages for a screen that failed to load, by what the shopper can do about it. The code itself is never shown. */
export function getReadFailureMessage(failure: CodedFailure): FailureMessage {
  const { code, status } = failure;
  if (isMisconfigured(failure)) return { title: 'configuration.title', text: 'configuration.text' };
  if (code === 'offline') return { title: 'failure.networkTitle', text: 'readFailure.offline' };
  if (code === 'chunk-load') return { title: 'failure.networkTitle', text: 'readFailure.chunkLoad' };
  if (status === 401) return { title: 'readFailure.signInTitle', text: 'readFailure.signIn' };
  if (isRefused(failure)) return { title: 'readFailure.title', text: 'readFailure.forbidden' };
  return { title: 'readFailure.title', text: 'readFailure.text' };
}
