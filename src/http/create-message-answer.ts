import { SchemaFailure, type FileKind } from './errors.js';

/**
 * What a good answer to a message is: whatever stands in it, nobody reads it. A page is none: a gateway put it in the way.
 *
 * @param isSent which of the good statuses say that it is sent
 */
export function createMessageAnswer(isSent: (status: number) => boolean): FileKind {
  return {
    mediaType: 'application/json',
    isWhole: (bytes, status) => isSent(status) && !/^\s*</.test(new TextDecoder().decode(bytes)),
  };
}

/** An answer that is not what was wanted comes as JSON, where it is any: it says that nothing was sent. */
export function toSent(answer: unknown): true {
  if (!ArrayBuffer.isView(answer)) throw new SchemaFailure('');
  return true;
}
