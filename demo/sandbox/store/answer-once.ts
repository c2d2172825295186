import { createHash } from 'node:crypto';
import type { CallAnswer } from '../calls/sandbox-call.js';
import { toErrorBody } from '../calls/error-answer.js';
import type { Store } from './create-store.js';

/** Beyond this number, the oldest answers are deleted; a real service stores them for at least a day. */
const MOST = 1_000;

/** Statuses of requests that were not executed, and may succeed later, for instance after a wait. */
const NOT_CARRIED_OUT = [400, 401, 403, 429];

const KEY_REUSED: CallAnswer = {
  status: 422,
  body: toErrorBody({
    code: 'KEY_REUSED',
    message: 'The key was used before with another request.',
    field: 'idempotency-key',
  }),
};

/** A request that must not be executed twice. */
export interface KeyedRequest {
  readonly key: string;
  readonly call: string;
  /** The member's id, or the guest's contact. */
  readonly caller: string;
  readonly path: string;
  readonly body: unknown;
}

/**
 * Executes a request if its key is new, otherwise repeats the first answer. Keys are specific to a shopper and a call.
 * Only digests of the request and its shopper are stored.
 */
export function answerOnce(store: Store, request: KeyedRequest, carryOut: () => CallAnswer): CallAnswer {
  const name = digest([request.call, request.caller, request.key]);
  const content = digest([request.path, request.body]);
  const stored = store.state.storedAnswers.find((candidate) => candidate.name === name);
  if (stored) return stored.content === content ? (JSON.parse(stored.answer) as CallAnswer) : KEY_REUSED;
  const answer = carryOut();
  if (NOT_CARRIED_OUT.includes(answer.status)) return answer;
  store.change(({ storedAnswers }) => {
    storedAnswers.push({ name, content, answer: JSON.stringify(answer) });
    storedAnswers.splice(0, storedAnswers.length - MOST);
  });
  return answer;
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
