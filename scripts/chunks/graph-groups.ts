import path from 'node:path';
import type { Rolldown } from 'vite';
import { loaders } from '../../elements/loaders.js';
import { inRoot, toTagModule } from '../paths.js';
import { LOCALE_TABLE } from '../vite/orders-plugin.js';

const TAG_MODULES = Object.keys(loaders).map((tag) => inRoot(toTagModule(tag)));
/** The smallest tag with a screen of its own: what it shares with others, all of them need. */
const SMALLEST = inRoot(toTagModule('orders-guest-lookup'));
/** What every entry needs beside its tag. */
const ENTRY_MODULES = ['elements/define.ts', 'src/app/configuration/page-defaults.ts'].map((file) => inRoot(file));
/** What names all tags: in a file that others take along, some bundlers would make files of every tag. */
const NAMING_ALL = inRoot('elements/screen-loaders.ts');

/** Files that several need, and those of single tags. Each may import those before it, and no others. */
const NAMES = [
  'core',
  'common',
  'orders',
  'loaders',
  ...Object.keys(loaders),
  'lookup-answers',
  'calls',
  'order-calls',
  'pieces',
  'locales',
];

/** What a bundler says of a module. */
type Context = Rolldown.ChunkingContext;
/** Roots that lead to a module by imports that are not lazy, by its id. */
type Reach = ReadonlyMap<string, ReadonlySet<string>>;

interface Graph {
  /** From tags. */
  readonly tags: Reach;
  /** From modules that are imported lazily. */
  readonly lazies: Reach;
  /** What the smallest tag needs at any time. */
  readonly ofSmallest: ReadonlySet<string>;
  /** What a tag needs at any time, by each module that is imported lazily. */
  readonly owners: Reach;
  /** Of the lazy ones, calls that more than one tag makes. */
  readonly commonCalls: ReadonlySet<string>;
}

/**
 * Which modules of the graph share a file. A bundler takes a file whole, and makes a file of its own of all that the same entries need:
 * few files here are few requests there. `core` is what every tag needs at once, `common` what the smallest needs later, `orders` what
 * others share; `lookup-answers` is what the smallest alone needs later; `calls` and `pieces` are what several calls and lazy views
 * share. The rest lies with the one module that needs it.
 * Whatever a module imports is needed by as many as the module itself, so that no two files import each other.
 */
export function toGraphGroups(): Rolldown.CodeSplittingGroup[] {
  let graph: Graph | undefined;
  const name = (id: string, context: Context) => nameGroup(id, (graph ??= readGraph(context)));
  return NAMES.map((only, index) => ({
    name: (id, context) => (name(id, context) === only ? only : null),
    priority: NAMES.length - index,
  }));
}

function nameGroup(id: string, graph: Graph): string | null {
  if (id === NAMING_ALL) return 'loaders';
  if (id.endsWith(LOCALE_TABLE)) return 'locales';
  const needing = graph.tags.get(id);
  if (ENTRY_MODULES.includes(id) || (needing?.has(SMALLEST) && needing.size > 1)) return 'core';
  if (!needing) return nameLateGroup(id, graph);
  if (isOfOneTag(id, graph)) return path.basename([...needing].join(), '.ts');
  return graph.ofSmallest.has(id) ? 'common' : 'orders';
}

/** Of what no tag needs at once. */
function nameLateGroup(id: string, graph: Graph): string | null {
  const asking = [...(graph.lazies.get(id) ?? [])];
  if (asking.some((root) => graph.commonCalls.has(root))) return graph.ofSmallest.has(id) ? 'calls' : 'order-calls';
  const owners = listOwners(asking, graph);
  // A press brings them together, and few other tags have as little.
  if (owners.size === 1 && owners.has(SMALLEST)) return 'lookup-answers';
  if (asking.length < 2 || owners.size < 2) return null;
  return asking.some(isCall) ? 'order-calls' : 'pieces';
}

/** Whether one tag needs a module at once, and no other tag needs it later. */
function isOfOneTag(id: string, { tags, lazies, owners }: Graph): boolean {
  const needing = tags.get(id) ?? new Set();
  if (needing.size > 1) return false;
  const roots = [...(lazies.get(id) ?? [])];
  return roots.every((root) => [...(owners.get(root) ?? [])].every((tag) => needing.has(tag)));
}

/** The tags that need these modules. */
function listOwners(roots: readonly string[], { owners }: Graph): ReadonlySet<string> {
  return new Set(roots.flatMap((root) => [...(owners.get(root) ?? [])]));
}

function readGraph(context: Context): Graph {
  const tags = findReach(TAG_MODULES, (id) => listImports(id, context));
  const roots = listLazy(context);
  const owners = findReach(TAG_MODULES, (id) => listAll(id, context).filter((later) => !TAG_MODULES.includes(later)));
  const isCommon = (id: string) => (tags.get(id)?.size ?? 0) > 1;
  const commonCalls = roots.filter(
    (root) => isCall(root) && context.getModuleInfo(root)?.dynamicImporters.some(isCommon),
  );
  return {
    tags,
    lazies: findReach(roots, (id) => listImports(id, context)),
    owners,
    ofSmallest: new Set([...owners].flatMap(([id, needing]) => (needing.has(SMALLEST) ? [id] : []))),
    commonCalls: new Set(commonCalls),
  };
}

function listImports(id: string, context: Context): readonly string[] {
  return context.getModuleInfo(id)?.importedIds ?? [];
}

function listAll(id: string, context: Context): string[] {
  return [...listImports(id, context), ...(context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])];
}

function isCall(id: string): boolean {
  return (
    /\/src\/.+\/api\//.test(id) || /\/src\/http\/(?!model\/)/.test(id) || id.endsWith('/src/app/calls/prepare-call.ts')
  );
}

function findReach(roots: readonly string[], list: (id: string) => readonly string[]): Reach {
  const reach = new Map<string, Set<string>>();
  const mark = (id: string, root: string): void => {
    const known = reach.get(id) ?? new Set();
    if (known.has(root)) return;
    reach.set(id, known.add(root));
    for (const imported of list(id)) mark(imported, root);
  };
  for (const root of roots) mark(root, root);
  return reach;
}

/** Whatever is imported lazily by a module that a tag leads to, tags themselves left out. */
function listLazy(context: Context): string[] {
  const ids = [...findReach(TAG_MODULES, (id) => listAll(id, context)).keys()];
  const lazy = ids.flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  return [...new Set(lazy)].filter((id) => !TAG_MODULES.includes(id));
}
