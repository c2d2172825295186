import type { ContractCall } from '../../../../contract/contract-call.js';
import { messageSentSchema } from '../../../../contract/message-sent.js';
import type { ContractDocument } from './contract-document.js';
import type { Attempt } from './create-request.js';
import type { Problem } from './problem.js';
import { getList, getText } from './read-wire.js';

/** An answer, its body decoded. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined if it is something else. */
  readonly json: unknown;
}

/** Lists what in an answer contradicts the contract: its status, and every field of its body. */
export function judgeAnswer(
  call: ContractCall,
  { request, expects }: Attempt,
  { reply, document }: { readonly reply: Reply; readonly document: ContractDocument },
): Problem[] {
  const { status } = reply;
  if (status >= 300 && status < 400) {
    return [{ request, message: `answers ${status}: a call must never redirect` }];
  }
  const isExpected = isAmong(status, expects, call);
  const message = `answers ${status}${describeError(reply.json)}, expected ${expects.join(' or ')}`;
  const unexpected = isExpected ? [] : [{ request, message }];
  const isSuccess = status < 300;
  return [...unexpected, ...(isSuccess && !isExpected ? [] : judgeBody(call, request, { reply, document }))];
}

/** Describes an error body by its code and field if both look like names; anything else could be personal data. */
function describeError(json: unknown): string {
  const [error] = getList(json, 'errors');
  const [code, field] = [getText(error, 'code') ?? '', getText(error, 'field') ?? ''];
  return [
    ...(/^[A-Z_]{1,40}$/.test(code) ? [` ${code}`] : []),
    ...(/^[A-Za-z.[\]-]{1,60}$/.test(field) ? [` for ${field}`] : []),
  ].join('');
}

/** Tells whether a status is expected. Any 2xx will do if the client reads nothing in the answer. */
export function isAmong(status: number, expects: readonly number[], call: ContractCall): boolean {
  if (expects.includes(status)) return true;
  return status >= 200 && status < 300 && expects.some((one) => isUnread(call, one));
}

function isUnread(call: ContractCall, status: number): boolean {
  return call.responses[status]?.schema === messageSentSchema;
}

function judgeBody(
  call: ContractCall,
  request: string,
  { reply, document }: { readonly reply: Reply; readonly document: ContractDocument },
): Problem[] {
  const { status, json, headers, text } = reply;
  if (status < 300 && Object.keys(call.responses).some((one) => isUnread(call, Number(one)))) return [];
  const mediaType = call.responses[status]?.mediaType;
  if (mediaType !== undefined) return judgeFile(reply, mediaType, request);
  if (json === undefined) return [{ request, message: describeNonJson(headers, text) }];
  // Errors that a call does not list have the body of those that it lists.
  const faults =
    document.findFaults(call.variant?.of ?? call.name, status, json) ?? document.findFaults(call.name, 400, json) ?? [];
  return faults.map(({ path, expected, isMissing, schema }) => ({
    request,
    path: path === '' ? 'body' : path,
    message: isMissing ? `is missing (${expected})` : `is not ${expected}`,
    schema,
  }));
}

function judgeFile({ headers, text }: Reply, mediaType: string, request: string): Problem[] {
  if (!headers.get('content-type')?.startsWith(mediaType)) {
    return [{ request, path: 'header content-type', message: `is not ${mediaType}` }];
  }
  const isWhole = text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF');
  return isWhole ? [] : [{ request, message: 'the file is not complete, from %PDF- to %%EOF' }];
}

function describeNonJson(headers: Headers, text: string): string {
  if (text === '') return 'has no body, expected JSON';
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return /^[\w.+-]+\/[\w.+-]+$/.test(type) ? `is no JSON, but ${type}` : 'is no JSON';
}
