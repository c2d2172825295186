import type { Proof } from './model/secret.js';
import type { ClassedCall } from './call-classes.js';
import type { FileKind } from './fault.js';

/** What is asked for, and under which rules. */
export type ApiRequest = ClassedCall & RequestParts;

interface RequestParts {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path and query below the API base. */
  readonly path: string;
  /** How a guest proves the order; absent for members. */
  readonly proof?: Proof | undefined;
  /** Secrets may stand anywhere in it. */
  readonly body?: unknown;
  /** Only a member may ask: without the page's token it is not sent. */
  readonly isForMember?: true;
  /** What a good answer is in place of JSON. */
  readonly file?: FileKind;
  readonly signal: AbortSignal;
}
