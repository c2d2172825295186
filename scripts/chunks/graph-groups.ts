import path from 'node:path';
import type { Rolldown } from 'vite';
import { inRoot, listTags, toTagModule } from '../paths.js';
import { ENTRY } from '../vite/entry-plugin.js';
import { LOCALE_TABLE } from '../vite/orders-plugin.js';

const TAGS = listTags();
const TAG_MODULES = TAGS.map((tag) => inRoot(toTagModule(tag)));
/** The smallest tag with a screen of its own: what it shares with others, all of them need. */
const SMALLEST = inRoot(toTagModule('orders-guest-lookup'));
/** Folders of calls and of all that only calls need. */
const CALLS = /\/src\/(?:.+\/api\/|http\/(?!model\/)|app\/calls\/)/;
/** A lazy module with less code than this (characters, not minified) is not worth a request: it lies with the tag that needs it. */
const WORTH_A_FILE = 2_000;

/** Files that several need, and those of single tags. Each may import those before it, and no others. */
const NAMES = [
  ...['core', 'common', 'orders', 'loaders'],
  ...TAGS,
  ...['lookup-answers', 'calls', 'order-calls', 'pieces', 'locales'],
];

/** What a bundler says of a module. */
type Context = Rolldown.ChunkingContext;
/** Roots that lead to a module by imports that are not lazy, by its id. */
type Reach = ReadonlyMap<string, ReadonlySet<string>>;

interface Graph {
  /** What the entries of tags import beside their tag. */
  readonly entryModules: ReadonlySet<string>;
  /** Modules that name all tags: in a file that others take along, some bundlers would make files of every tag. */
  readonly namingAll: ReadonlySet<string>;
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
  /** Of the lazy ones, those with so little code that they lie with their tag. */
  readonly small: ReadonlySet<string>;
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
  if (graph.namingAll.has(id)) return 'loaders';
  if (id.endsWith(LOCALE_TABLE)) return 'locales';
  const needing = graph.tags.get(id);
  if (graph.entryModules.has(id) || (needing?.has(SMALLEST) && needing.size > 1)) return 'core';
  if (!needing) return nameLateGroup(id, graph);
  if (isOfOneTag(id, graph)) return nameTag([...needing].join());
  return graph.ofSmallest.has(id) ? 'common' : 'orders';
}

/** Of what no tag needs at once. */
function nameLateGroup(id: string, graph: Graph): string | null {
  const asking = [...(graph.lazies.get(id) ?? [])];
  if (asking.some((root) => graph.commonCalls.has(root))) return graph.ofSmallest.has(id) ? 'calls' : 'order-calls';
  const owners = listOwners(asking, graph);
  // A press brings them together, and few other tags have as little.
  if (owners.size === 1 && owners.has(SMALLEST)) return 'lookup-answers';
  if (owners.size === 1 && asking.every((root) => graph.small.has(root))) return nameTag([...owners].join());
  if (asking.length < 2 || owners.size < 2) return null;
  return asking.some((root) => CALLS.test(root)) ? 'order-calls' : 'pieces';
}

function nameTag(module: string): string {
  return path.basename(module, '.ts');
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
  const lazies = findReach(roots, (id) => listImports(id, context));
  const isCommon = (id: string) => (tags.get(id)?.size ?? 0) > 1;
  const commonCalls = roots.filter(
    (root) => CALLS.test(root) && context.getModuleInfo(root)?.dynamicImporters.some(isCommon),
  );
  // A bundle has entries of single tags, or one of all of them, whose own module imports what every tag needs.
  const index = listImports(`\0${ENTRY}index`, context).flatMap((id) => listImports(id, context));
  const entryModules = [...TAGS.flatMap((tag) => listImports(`\0${ENTRY}${tag}`, context)), ...index];
  const countTags = (id: string) => listAll(id, context).filter((one) => TAG_MODULES.includes(one)).length;
  return {
    entryModules: new Set(entryModules.filter((id) => !TAG_MODULES.includes(id))),
    namingAll: new Set([...owners.keys()].filter((id) => countTags(id) > 1)),
    tags,
    lazies,
    owners,
    ofSmallest: new Set([...owners].flatMap(([id, needing]) => (needing.has(SMALLEST) ? [id] : []))),
    commonCalls: new Set(commonCalls),
    small: new Set(roots.filter((root) => isSmall(root, { tags, lazies, context }))),
  };
}

interface Lateness extends Pick<Graph, 'tags' | 'lazies'> {
  readonly context: Context;
}

/** Whether a lazy module, with what it alone brings along, is little code that needs nothing else that comes later. */
function isSmall(root: string, { tags, lazies, context }: Lateness): boolean {
  const late = [...lazies].flatMap(([id, asking]) => (asking.has(root) && !tags.has(id) ? [id] : []));
  const size = late.reduce((sum, id) => sum + (context.getModuleInfo(id)?.code?.length ?? 0), 0);
  return size < WORTH_A_FILE && late.every((id) => lazies.get(id)?.size === 1);
}

function listImports(id: string, context: Context): readonly string[] {
  return context.getModuleInfo(id)?.importedIds ?? [];
}

function listAll(id: string, context: Context): string[] {
  return [...listImports(id, context), ...(context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])];
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
