import type { CodedFailure } from './failure-message.js';

/** Trying again changes nothing: the answer was no, or the page is set up so that nothing was sent. */
export function isRefused({ code, status = 0 }: CodedFailure): boolean {
  return code.startsWith('config-') || (status >= 400 && status < 500 && status !== 429);
}
