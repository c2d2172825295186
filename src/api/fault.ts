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

/** JSON, or the bytes of a file. */
export type Attempt = { readonly content: unknown } | { readonly fault: Fault };

export interface AnswerReading {
  /** Wall clock, milliseconds since 1970. */
  readonly now: number;
  /** Of a write, a refusal is read too: its words decide what becomes of it. */
  readonly isWrite: boolean;
  readonly file?: FileKind;
}

/** A file that is asked for in place of JSON. */
export interface FileKind {
  readonly mediaType: string;
  /** Whether bytes are such a file, from its beginning to its end. */
  readonly isWhole: (bytes: Uint8Array) => boolean;
}

/** What an answer holds: the JSON or the file of a 2xx one, or what is wrong with it. */
export async function readAnswer(response: Response, { now, isWrite, file }: AnswerReading): Promise<Attempt> {
  if (response.ok && file) return readFile(new Uint8Array(await response.arrayBuffer()), file);
  // A refusal's, too: a body that nobody reads keeps its connection.
  const text = await response.text();
  if (response.ok) return readJson(text);
  const { status, headers } = response;
  const retryAfterMs = findRetryAfter(headers.get('retry-after'), now);
  const messages = isWrite ? findMessages(text) : undefined;
  return {
    fault: {
      kind: toFaultKind(status),
      status,
      ...(retryAfterMs !== undefined && { retryAfterMs }),
      ...(messages && { messages }),
    },
  };
}

/** How a request went out. Times are wall clock, milliseconds since 1970. */
export interface Sending {
  readonly wasOnline: boolean;
  readonly startedAt: number;
  readonly now: number;
}

/** A browser that knows it is offline refuses a request within this time. */
const AT_ONCE_MS = 1_000;

/** Answers of a gateway that got none from the service behind it. */
const GATEWAY_STATUSES: readonly (number | undefined)[] = [502, 504];

/**
 * Whether a write may have been done although it failed: nothing says that it was not. What breaks at once while the shopper is
 * offline was never sent; a browser may be wrong about that, so that an answer, or none for a minute, is judged all the same.
 */
export function isInDoubt(
  { kind, status, retryAfterMs, messages }: Fault,
  { isWrite }: Pick<RetryClass, 'isWrite'>,
  { wasOnline, startedAt, now }: Sending,
): boolean {
  if (!isWrite) return false;
  if (kind === 'network') return wasOnline || now - startedAt > AT_ONCE_MS;
  if (kind === 'timeout' || kind === 'unreadable') return true;
  // A sign-in page that a gateway put in the way tells nothing of the service behind it.
  if (kind === 'signed-out') return status === 200;
  if (kind !== 'server') return false;
  return GATEWAY_STATUSES.includes(status) || (!messages && retryAfterMs === undefined);
}

/** What is no whole file is read as JSON would be: a sign-in page, or something else that tells what went wrong. */
function readFile(bytes: Uint8Array, { isWhole }: FileKind): Attempt {
  return isWhole(bytes) ? { content: bytes } : readJson(new TextDecoder().decode(bytes));
}

/** A page in place of data is a sign-in page that a gateway put in the way. */
function readJson(text: string): Attempt {
  if (/^\s*</.test(text)) return { fault: { kind: 'signed-out', status: 200 } };
  try {
    return { content: JSON.parse(text) as unknown };
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
