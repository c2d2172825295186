/** What is looked at: the public code, and the HTTP status where an answer came. */
export interface CodedFailure {
  readonly code: string;
  readonly status?: number;
}

/** Trying again changes nothing: the answer was no. */
export function isRefused({ status = 0 }: CodedFailure): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

/** Nothing was sent, because of how the page is set up. */
export function isMisconfigured({ code }: CodedFailure): boolean {
  return code.startsWith('config-');
}
