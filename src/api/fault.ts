import { findRetryAfter } from './retry-after.js';
import type { FaultKind, RetryClass } from './retry-classes.js';

/** What went wrong with one attempt. */
export interface Fault {
  readonly kind: FaultKind;
  readonly status?: number;
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
  /** The messages of a refused write, for matching; absent where the answer was none of the service's own. */
  readonly messages?: readonly string[];
}

export type Attempt = { readonly json: unknown } | { readonly fault: Fault };

export interface AnswerReading {
  /** Wall clock, milliseconds since 1970. */
  readonly now: number;
  /** Of a write, a refusal is read too: its words decide what becomes of it. */
  readonly isWrite: boolean;
}

/** What an answer holds: the JSON of a 2xx one, or what is wrong with it. */
export async function readAnswer(response: Response, { now, isWrite }: AnswerReading): Promise<Attempt> {
  if (response.ok) return readJson(await response.text());
  const { status, headers } = response;
  const retryAfterMs = findRetryAfter(headers.get('retry-after'), now);
  const messages = isWrite ? findMessages(await response.text()) : undefined;
  return {
    fault: {
      kind: toFaultKind(status),
      status,
      ...(retryAfterMs !== undefined && { retryAfterMs }),
      ...(messages && { messages }),
    },
  };
}

/**
 * Whether a write may have been done although it failed: nothing says that it was not. What breaks at once while the shopper is
 * offline was never sent; a browser may be wrong about that, so that an answer, or none for a minute, is judged all the same.
 */
export function isInDoubt(
  { kind, status, retryAfterMs, messages }: Fault,
  { isWrite }: Pick<RetryClass, 'isWrite'>,
  wasOnline: boolean,
): boolean {
  if (!isWrite) return false;
  if (kind === 'network') return wasOnline;
  if (kind === 'timeout' || kind === 'unreadable') return true;
  // A sign-in page that a gateway put in the way tells nothing of the service behind it.
  if (kind === 'signed-out') return status === 200;
  return kind === 'server' && !messages && retryAfterMs === undefined;
}

/** A page in place of data is a sign-in page that a gateway put in the way. */
function readJson(text: string): Attempt {
  if (/^\s*</.test(text)) return { fault: { kind: 'signed-out', status: 200 } };
  try {
    return { json: JSON.parse(text) as unknown };
  } catch (cause) {
    return { fault: { kind: 'unreadable', status: 200, cause } };
  }
}

function findMessages(text: string): string[] | undefined {
  try {
    const { errors } = JSON.parse(text) as { errors?: unknown };
    const messages = (errors as { message?: unknown }[]).map(({ message }) => message);
    return messages.filter((message) => typeof message === 'string');
  } catch {
    return undefined;
  }
}

function toFaultKind(status: number): FaultKind {
  if (status === 401) return 'signed-out';
  if (status === 429) return 'throttled';
  return status >= 500 ? 'server' : 'refused';
}
