import type { ContractCall } from '../../../contract/contract-call.js';
import type { ContractError } from '../../../contract/error-body.js';
import { readFilters, readQuery } from './read-filters.js';
import type { SandboxContext } from './sandbox-env.js';

/** A request that was validated against the contract. */
export interface CheckedRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly filters: Readonly<Record<string, string>>;
  /** Query keys besides the filters. */
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

type Verdict = { readonly request: CheckedRequest } | { readonly errors: readonly ContractError[] };

type Fields = NonNullable<ContractCall['request']['body']>;

/** Validates a request against the contract that the client uses; every error names its field. */
export async function checkRequest(call: ContractCall, c: SandboxContext): Promise<Verdict> {
  const { request } = call;
  const { searchParams } = new URL(c.req.url);
  const filters = readFilters(searchParams);
  const sent = {
    path: c.req.param(),
    headers: c.req.header(),
    filters: filters ?? {},
    query: readQuery(searchParams),
    body: await readBody(c),
  };
  const errors = [
    ...(sent.headers['appid'] === undefined ? [] : [toError('appid', 'The client never sends an app id.')]),
    ...(filters ? [] : [toError('filter', 'Filters have the form filter=name(value), each name once.')]),
    ...findErrors(request.path, sent.path, ''),
    ...findErrors(request.headers, sent.headers, ''),
    ...(filters ? findErrors(request.filters, sent.filters, 'filter.') : []),
    ...findUnknown(request.filters, sent.filters, 'filter.'),
    ...findErrors(request.query, sent.query, ''),
    ...findUnknown(request.query, sent.query, ''),
    ...findErrors(request.body, sent.body, ''),
  ];
  return errors.length > 0 ? { errors } : { request: { ...sent, body: toRecord(sent.body) } };
}

async function readBody(c: SandboxContext): Promise<unknown> {
  return c.req.method === 'GET' ? undefined : c.req.json().catch(() => undefined);
}

function findErrors(fields: Fields | undefined, sent: unknown, prefix: string): ContractError[] {
  const result = fields?.safeParse(sent);
  if (!result || result.success) return [];
  const paths = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  );
  const names = paths.map((path) => prefix + (path.join('.') || 'body'));
  return [...new Set(names)].map((name) => toError(name, 'The value is missing or malformed.'));
}

/** Finds keys that this call does not take: a misspelt filter or key would otherwise be ignored silently. */
function findUnknown(
  fields: Fields | undefined,
  sent: Readonly<Record<string, string>>,
  prefix: 'filter.' | '',
): ContractError[] {
  const known = Object.keys(fields?.shape ?? {});
  const unknown = Object.keys(sent).filter((name) => !known.includes(name));
  const what = prefix === '' ? 'query key' : 'filter';
  return unknown.map((name) => toError(prefix + name, `This call has no such ${what}.`));
}

function toError(field: string, message: string): ContractError {
  return { code: 'REQUEST_INVALID', message, field };
}

function toRecord(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
