import type { FaultKind, RetryClass } from './retry-classes.js';

/** What went wrong with one attempt. */
export interface Fault {
  readonly kind: FaultKind;
  readonly status?: number;
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
  /** What the service says of a refusal; absent where the answer was none of its own. */
  readonly reasons?: readonly Reason[];
  /** Of a refusal: where what was asked for lies already. */
  readonly location?: string;
}

/** One reason of a refusal, in the service's words; empty where it sent none. */
export interface Reason {
  readonly code: string;
  readonly message: string;
}

/** JSON, or the bytes of a file. */
export type Attempt = { readonly content: unknown } | { readonly fault: Fault };

export interface AnswerReading {
  /** Wall clock, milliseconds since 1970. */
  readonly now: number;
  readonly file?: FileKind;
}

/** A file that is asked for in place of JSON. */
export interface FileKind {
  readonly mediaType: string;
  /** Whether bytes are such a file, from its beginning to its end; the status is that of a good answer. */
  readonly isWhole: (bytes: Uint8Array, status: number) => boolean;
}

/** What an answer holds: the JSON or the file of a 2xx one, or what is wrong with it. */
export async function readAnswer(response: Response, { now, file }: AnswerReading): Promise<Attempt> {
  // `redirected`: a page's wrapper around fetch dropped `redirect: 'manual'`, and the answer is of another address.
  if (response.type === 'opaqueredirect' || response.redirected) return { fault: { kind: 'redirected' } };
  if (response.ok && file) return readFile(new Uint8Array(await response.arrayBuffer()), file, response.status);
  // A refusal's, too: a body that nobody reads keeps its connection.
  const text = await response.text();
  if (response.ok) return readJson(text);
  const { status, headers } = response;
  const retryAfterMs = findRetryAfter(headers.get('retry-after'), now);
  const reasons = findReasons(text);
  const location = headers.get('location');
  return {
    fault: {
      kind: toFaultKind(status),
      status,
      ...(retryAfterMs !== undefined && { retryAfterMs }),
      ...(reasons && { reasons }),
      ...(location !== null && { location }),
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

/**
 * Whether a write may have been done although it failed. A service may fail after it has done its work, so that any 5xx leaves it in
 * doubt, whatever its body says. What breaks at once while the shopper is offline was never sent; a browser may be wrong about that, so
 * that an answer, or none for a minute, is judged all the same.
 */
export function isInDoubt(
  { kind, status }: Fault,
  { isWrite }: Pick<RetryClass, 'isWrite'>,
  { wasOnline, startedAt, now }: Sending,
): boolean {
  if (!isWrite) return false;
  if (kind === 'network') return wasOnline || now - startedAt > AT_ONCE_MS;
  if (kind === 'timeout' || kind === 'unreadable') return true;
  // A sign-in page that a gateway put in the way tells nothing of the service behind it.
  if (kind === 'signed-out') return status === 200;
  return kind === 'server' || kind === 'redirected';
}

/** What is no whole file is read as JSON would be: a sign-in page, or something else that tells what went wrong. */
function readFile(bytes: Uint8Array, { isWhole }: FileKind, status: number): Attempt {
  return isWhole(bytes, status) ? { content: bytes } : readJson(new TextDecoder().decode(bytes));
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

function findReasons(text: string): Reason[] | undefined {
  try {
    const { errors } = JSON.parse(text) as { errors?: unknown };
    return (errors as { code?: unknown; message?: unknown }[]).map(({ code, message }) => ({
      code: toText(code),
      message: toText(message),
    }));
  } catch {
    return undefined;
  }
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function toFaultKind(status: number): FaultKind {
  if (status === 401) return 'signed-out';
  if (status === 429) return 'throttled';
  return status >= 500 ? 'server' : 'refused';
}

/** A wait of nothing would be a second try at once. */
const SHORTEST_MS = 1_000;
/** The shopper is told a time of day, and dates end: no header makes a time that cannot be said. */
const LONGEST_MS = 24 * 60 * 60 * 1_000;

/**
 * Reads a `Retry-After` header: seconds, or a date.
 *
 * @returns milliseconds from `now`, one second at least and a day at most; absent where the header is, or where it says nothing readable
 */
export function findRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const ms = /^-?\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ms));
}
