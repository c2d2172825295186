/** The failure's public code, and the HTTP status if there was an answer. */
export interface CodedFailure {
  readonly code: string;
  readonly status?: number;
}

/** Whether the service refused the request, so that a retry would not help. */
export function isRefused({ status = 0 }: CodedFailure): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

/** Whether nothing was sent because of the page's configuration. */
export function isMisconfigured({ code }: CodedFailure): boolean {
  return code.startsWith('config-');
}
