import { randomUUID } from 'node:crypto';
import type { ContractCall } from '../../../../contract/contract-call.js';
import { contractCalls } from '../../../../contract/contract-calls.js';
import type { CheckOptions } from './check-options.js';
import type { ContractDocument } from './contract-document.js';
import { createRequest, type Attempt } from './create-request.js';
import { SERVICE, type Findings } from './findings.js';
import { exchange, type Exchange, type SentRequest } from './exchange.js';
import { isAmong, judgeAnswer, type Reply } from './judge-answer.js';
import { createPreflight, judgeCors, judgePreflight } from './judge-cors.js';
import { getField, getList } from './read-wire.js';

/** More than any answer of the contract needs: a label is a few hundred kilobytes. */
const MAX_BYTES = 8 * 2 ** 20;
const UNKNOWN_PATH = '/orders-area-check/no-such-call';

/** Sends the requests of a check and collects what they show. */
export interface Session extends Pick<Findings, 'report' | 'note' | 'requireCall' | 'markAbsent'> {
  readonly options: CheckOptions;
  /** Whether the service can be reached; must be called first. */
  start(): Promise<boolean>;
  /** Sends one request of a call; its answer if it has an expected status. */
  attempt(name: string, attempt: Attempt): Promise<Reply | undefined>;
  /** Sends any request, for rules that are not about one call. */
  send(name: string, request: SentRequest): Promise<Exchange>;
  /** Whether pages of other origins can use the service. */
  hasCors(): boolean;
}

export function createSession(options: CheckOptions, document: ContractDocument, findings: Findings): Session {
  const origin = options.origin ?? new URL(options.apiBase).origin;
  const limits = { timeoutMs: options.timeoutMs, maxBytes: MAX_BYTES };
  const identity = { ...options, visitorId: randomUUID() };
  let unknownPath: Reply | undefined;
  let hasCors = true;

  const send = async (name: string, request: SentRequest): Promise<Exchange> => {
    const answer = await exchange(request, limits);
    findings.recordTime(name, answer.ms);
    return answer;
  };

  const start = async (): Promise<boolean> => {
    const sendUnknown = (headers: Readonly<Record<string, string>>): Promise<Exchange> =>
      send(SERVICE, {
        method: 'GET',
        url: options.apiBase + UNKNOWN_PATH,
        headers: { ...options.headers, accept: 'application/json', ...headers },
      });
    let answer = await sendUnknown({ origin });
    hasCors =
      options.origin !== undefined || ('headers' in answer && answer.headers.has('access-control-allow-origin'));
    // A service that trusts only the origins of its pages refuses even its own, so later requests are sent without an origin.
    if (!hasCors && 'status' in answer) answer = await sendUnknown({});
    if ('problem' in answer) {
      findings.stop(SERVICE, { request: 'an unknown path', message: answer.problem });
      return false;
    }
    unknownPath = toReply(answer);
    return true;
  };

  const attempt = async (name: string, tried: Attempt): Promise<Reply | undefined> => {
    if (findings.isStopped(name)) return undefined;
    const isFirst = findings.isNew(name);
    const call = getCall(name);
    const request = createRequest(call, tried, identity);
    const preflight = isFirst && hasCors ? await send(name, createPreflight(request, origin)) : undefined;
    const answer = await send(name, { ...request, headers: { ...request.headers, ...(hasCors && { origin }) } });
    if ('problem' in answer) {
      findings.stop(name, { request: tried.request, message: answer.problem });
      return undefined;
    }
    const reply = toReply(answer);
    if (isFirst && isLikeUnknownPath(reply, unknownPath)) {
      findings.markAbsent(name);
      return undefined;
    }
    if (preflight) findings.report(name, ...judgePreflight(preflight, request, origin));
    if (hasCors) findings.report(name, ...judgeCors(reply.headers, origin, tried.request));
    findings.report(name, ...judgeAnswer(call, tried, { reply, document }));
    return isAmong(reply.status, tried.expects, call) ? reply : undefined;
  };

  const { report, note, requireCall, markAbsent } = findings;
  return { options, start, attempt, send, report, note, requireCall, markAbsent, hasCors: () => hasCors };
}

function getCall(name: string): ContractCall {
  const call = contractCalls.find((one) => one.name === name);
  if (!call) throw new Error(`There is no call ${name}.`);
  return call;
}

function toReply({ status, headers, body }: Extract<Exchange, { status: number }>): Reply {
  const text = Buffer.from(body).toString('utf8');
  return { status, headers, text, json: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A call that a service does not have is answered by its router: without the contract's body, or with the code of an unknown path. */
function isLikeUnknownPath(reply: Reply, unknownPath: Reply | undefined): boolean {
  if (![404, 405, 501].includes(reply.status)) return false;
  const code = getField(getList(reply.json, 'errors')[0], 'code');
  return (
    code === undefined ||
    (reply.status === unknownPath?.status && code === getField(getList(unknownPath.json, 'errors')[0], 'code'))
  );
}
