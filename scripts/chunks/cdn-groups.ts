import type { Rolldown } from 'vite';
import { inRoot, toTagModule } from '../paths.js';
import { ENTRY } from '../vite/entry-plugin.js';

/**
 * The area's own file contains the screen for guests: it is most of what every screen needs, and a separate file would arrive one network
 * round trip later.
 */
const FIRST_OF_AREA = inRoot(toTagModule('orders-guest-lookup'));

/**
 * Chunks of calls are named after the folder that contains their `api` folder. Calls in `api/actions/`, which follow a press of a button,
 * are a chunk each.
 */
const API = /\/src\/(?:features\/)?(.+)\/api\/(?!actions\/)/;
/** Reads one order with everything that only its own screen shows. */
const IN_FULL = /\/src\/orders\/api\/in-full\//;
/** The HTTP client and the reads of orders. */
const CORE = /\/src\/(?:http\/(?!model\/)|orders\/api\/)/;
/** Views and calls for stores, loaded together with orders that have a store. */
const STORES = /\/src\/stores\//;

/** Lines of an order to choose from: no first screen has any, so it must not join the pieces that orders share. */
const LINE_CHOICE = /\/src\/orders\/line-choice\//;

const PIECES = /\/(?:src|elements)\//;

/** The folder of calls that a module lies in, with a hyphen for each slash. */
function nameCalls(id: string): string | null {
  const folder = API.exec(id)?.[1];
  return folder === undefined ? null : `${folder.replaceAll('/', '-')}-calls`;
}

/**
 * Groups modules into chunks. An entry's own file has everything that it needs before it runs. There is one chunk for the HTTP client with
 * the reads of orders, one for the calls of each feature, and one for the modules that screens of orders share.
 */
export function toCdnGroups(entry: string): Rolldown.CodeSplittingGroup[] {
  const isStores = (id: string) => STORES.test(id);
  const calls = { name: 'calls', test: (id: string) => CORE.test(id) && !IN_FULL.test(id), priority: 1 };
  const later = [
    { name: 'one-order', test: IN_FULL },
    // Otherwise the calls' chunk would include it, and the form would wait for that.
    { name: 'check-in', test: /\/src\/features\/curbside\/model\//, priority: 2 },
    // Where tags share their code, the views' chunk would include it.
    { name: 'stores', test: (id: string) => isStores(id) && (entry !== 'index' || API.test(id)) },
    { name: nameCalls },
  ];
  if (entry === 'index') return [calls, ...later];
  const isArea = entry === 'orders-area';
  // A group includes what its modules import statically.
  const groupOfTag = {
    name: entry,
    test: (id: string) => id.startsWith(`\0${ENTRY}`) || (isArea && id === FIRST_OF_AREA),
    priority: 2,
  };
  if (!isArea) return [groupOfTag, calls, ...later];
  const pieces = {
    name: 'order-pieces',
    test: (id: string) => PIECES.test(id) && !isStores(id) && !API.test(id) && !CORE.test(id) && !LINE_CHOICE.test(id),
    minShareCount: 2,
    priority: 1,
  };
  return [groupOfTag, pieces, calls, ...later];
}
