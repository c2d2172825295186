/** What is looked at: the public code, and the HTTP status where an answer came. */
export interface CodedFailure {
  readonly code: string;
  readonly status?: number;
}

/** Trying again changes nothing: the answer was no, or the page is set up so that nothing was sent. */
export function isRefused({ code, status = 0 }: CodedFailure): boolean {
  return code.startsWith('config-') || (status >= 400 && status < 500 && status !== 429);
}
