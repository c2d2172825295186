import type { Exchange, SentRequest } from './exchange.js';
import type { Problem } from './problem.js';

/** Response headers that the client reads. */
const READ_HEADERS = ['Location', 'Retry-After', 'Date'];
/** Methods and headers that browsers send to other origins without asking. */
const SAFE_METHODS = ['GET', 'POST', 'HEAD'];
const SAFE_HEADERS = ['accept'];

/** Lists what keeps a page of the given origin from reading an answer. */
export function judgeCors(headers: Headers, origin: string, request: string): Problem[] {
  const exposed = listNames(headers, 'access-control-expose-headers');
  const hidden = READ_HEADERS.filter((name) => !exposed.includes(name.toLowerCase()));
  return [
    ...judgeOrigin(headers, origin, request),
    ...(hidden.length === 0 ? [] : [toProblem(request, 'access-control-expose-headers', `lacks ${hidden.join(', ')}`)]),
    ...(listNames(headers, 'vary').some((name) => ['origin', '*'].includes(name))
      ? []
      : [toProblem(request, 'vary', 'lacks Origin')]),
  ];
}

/** Creates the preflight with which a browser asks whether it may send a request. */
export function createPreflight({ method, url, headers }: SentRequest, origin: string): SentRequest {
  return {
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': listUnsafeHeaders(headers).join(','),
    },
  };
}

/** Lists what keeps a browser from sending a request after its preflight. */
export function judgePreflight(answer: Exchange, sent: SentRequest, origin: string): Problem[] {
  const request = 'preflight';
  if ('problem' in answer) return [{ request, message: answer.problem }];
  const { status, headers } = answer;
  if (status < 200 || status > 299) return [{ request, message: `answers ${status}, expected 204 or another 2xx` }];
  const allowed = listNames(headers, 'access-control-allow-headers');
  const refused = listUnsafeHeaders(sent.headers).filter((name) => !allowed.includes(name));
  const methods = listNames(headers, 'access-control-allow-methods');
  const isMethodAllowed = SAFE_METHODS.includes(sent.method) || methods.includes(sent.method.toLowerCase());
  return [
    ...judgeOrigin(headers, origin, request),
    ...(refused.length === 0
      ? []
      : [toProblem(request, 'access-control-allow-headers', `lacks ${refused.join(', ')}`)]),
    ...(isMethodAllowed ? [] : [toProblem(request, 'access-control-allow-methods', `lacks ${sent.method}`)]),
  ];
}

function judgeOrigin(headers: Headers, origin: string, request: string): Problem[] {
  return [
    ...(headers.get('access-control-allow-origin') === origin
      ? []
      : [toProblem(request, 'access-control-allow-origin', `is not ${origin}`)]),
    ...(headers.get('access-control-allow-credentials') === 'true'
      ? []
      : [toProblem(request, 'access-control-allow-credentials', 'is not true')]),
  ];
}

/** The names that a browser asks for, as it writes them: in lower case and in alphabetical order. */
function listUnsafeHeaders(headers: Readonly<Record<string, string>>): string[] {
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  return names.filter((name) => !SAFE_HEADERS.includes(name)).sort();
}

function listNames(headers: Headers, name: string): string[] {
  return (headers.get(name) ?? '').split(',').map((part) => part.trim().toLowerCase());
}

function toProblem(request: string, header: string, message: string): Problem {
  return { request, path: `header ${header}`, message };
}
