import { SchemaFailure, type FileKind } from './errors.js';

/**
 * Accepts any answer to a message but an HTML page, which a gateway in between may send.
 *
 * @param isSent which 2xx statuses mean that the message was sent
 */
export function createMessageAnswer(isSent: (status: number) => boolean): FileKind {
  return {
    mediaType: 'application/json',
    isWhole: (bytes, status) => isSent(status) && !/^\s*</.test(new TextDecoder().decode(bytes)),
  };
}

/** Turns an accepted answer into true. An answer that was not accepted arrives as parsed JSON and means that nothing was sent. */
export function toSent(answer: unknown): true {
  if (!ArrayBuffer.isView(answer)) throw new SchemaFailure('');
  return true;
}
