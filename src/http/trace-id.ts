import type { FailureDetails } from './model/failure.js';

/** `{version}-{trace id}-{parent id}-{flags}` (W3C Trace Context), or another plain id. Anything else could be a text with personal data. */
const ID = /^[\da-f]{2}-([\da-f]{32})-|^[\w.:=+/-]{1,128}$/;

/**
 * The id under which the service logged a request: the trace id of `traceparent`, or else `x-request-id`. Absent if the service sends
 * neither, the page may not read them, or it is no plain id.
 */
export function toDetails(headers: Headers): FailureDetails | undefined {
  const [id, traceId = id] = ID.exec(headers.get('traceparent') ?? headers.get('x-request-id') ?? '') ?? [];
  return traceId ? { traceId } : undefined;
}
