import type { Rolldown } from 'vite';
import { inRoot, toTagModule } from '../paths.js';
import { ENTRY } from '../vite/entry-plugin.js';

/**
 * The screen of everybody who is not signed in lies in the area's own file: it is most of what every screen needs, and a file of its own
 * would come a turn of the network later.
 */
const FIRST_OF_AREA = inRoot(toTagModule('orders-guest-lookup'));

/**
 * What a module of calls is named after: the folder that its `api` folder lies in. What a shopper asks for by a press of its own lies in
 * `api/actions/`, and each such call is a file.
 */
const API = /\/src\/(?:features\/)?(.+)\/api\/(?!actions\/)/;
const ACTIONS = /\/api\/actions\//;
/** What reads one order with all that only its own screen shows; a list of orders needs none of it. */
const IN_FULL = /\/src\/orders\/api\/in-full\//;
/** What every call needs, and what reads orders. */
const CORE = /\/src\/(?:http\/(?!model\/)|(?:orders|features\/order-history)\/api\/)/;
/** A store's hours and all that finds them: its views and its call come as one, with orders that have a store. */
const STORES = /\/src\/stores\//;

/** What screens of orders may share. */
const PIECES = /\/(?:src|elements)\//;

/** The folder of calls that a module lies in, with a hyphen for each slash. */
function nameCalls(id: string): string | null {
  const folder = API.exec(id)?.[1];
  return folder === undefined ? null : `${folder.replaceAll('/', '-')}-calls`;
}

/**
 * Which modules share a chunk, where the bundler would make a file of each: what an entry needs before it runs lies in its own file, the
 * HTTP client and the reads of orders are one, the calls of each feature are one, and so are the pieces that screens of orders share.
 */
export function toCdnGroups(entry: string): Rolldown.CodeSplittingGroup[] {
  const isStores = (id: string) => STORES.test(id);
  const calls = { name: 'calls', test: (id: string) => CORE.test(id) && !IN_FULL.test(id), priority: 1 };
  const later = [
    { name: 'one-order', test: IN_FULL },
    // The calls would take it along, and the form would not be there without them.
    { name: 'check-in', test: /\/src\/features\/curbside\/model\//, priority: 2 },
    // Where tags share their code, the views would take it along.
    { name: 'stores', test: (id: string) => isStores(id) && (entry !== 'index' || API.test(id)) },
    { name: (id: string) => (CORE.test(id) || isStores(id) ? null : nameCalls(id)) },
  ];
  if (entry === 'index') return [calls, ...later];
  const isArea = entry === 'orders-area';
  const isRoot = (id: string) => id.startsWith(`\0${ENTRY}`) || (isArea && id === FIRST_OF_AREA);
  const own: Rolldown.CodeSplittingGroup = {
    name: (id, context) => (isNeededAtOnce(id, { context, isRoot }) ? entry : null),
    priority: 2,
  };
  if (!isArea) return [own, calls, ...later];
  const pieces = {
    name: 'order-pieces',
    test: (id: string) => PIECES.test(id) && !isStores(id) && !API.test(id) && !ACTIONS.test(id) && !CORE.test(id),
    minShareCount: 2,
    priority: 1,
  };
  return [own, pieces, calls, ...later];
}

/** Where the bundler stands, and from which modules on everything is needed before the entry runs. */
interface Search {
  readonly context: Rolldown.ChunkingContext;
  readonly isRoot: (id: string) => boolean;
}

/** Whether a root is the module, or imports it, itself or through others, and not lazily. */
function isNeededAtOnce(id: string, search: Search, seen = new Set<string>()): boolean {
  if (search.isRoot(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const { importers = [] } = search.context.getModuleInfo(id) ?? {};
  return importers.some((importer) => isNeededAtOnce(importer, search, seen));
}
