import type { ContractCall } from '../../../contract/contract-call.js';
import type { JournalEntry } from '../store/sandbox-state.js';
import { readFilters } from './read-filters.js';
import type { SandboxContext } from './sandbox-env.js';

type Description = Pick<JournalEntry, 'method' | 'path' | 'call' | 'carried'>;

/** Describes a request for the journal: the call and the names of its fields, but no values. */
export function describeRequest({ name, method, path, request }: ContractCall, c: SandboxContext): Description {
  const headers = Object.keys(request.headers?.shape ?? {}).filter((header) => c.req.header(header) !== undefined);
  const { searchParams } = new URL(c.req.url);
  const sent = readFilters(searchParams) ?? {};
  const filters = Object.keys(request.filters?.shape ?? {}).filter((filter) => Object.hasOwn(sent, filter));
  const query = Object.keys(request.query?.shape ?? {}).filter((name) => searchParams.has(name));
  // A path by mistake may contain anything, so record it only if it matches the contract.
  const hasSoundPath = request.path?.safeParse(c.req.param()).success ?? true;
  return {
    method,
    path: hasSoundPath ? c.req.path : path,
    call: name,
    carried: [
      ...(c.req.header('authorization') === undefined ? [] : ['authorization']),
      ...headers,
      ...filters.map((filter) => `filter.${filter}`),
      ...query,
    ],
  };
}
