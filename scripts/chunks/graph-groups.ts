import path from 'node:path';
import type { Rolldown } from 'vite';
import { inRoot, listTags, toTagModule } from '../paths.js';
import { ENTRY } from '../vite/entry-plugin.js';
import { LOCALE_TABLE } from '../vite/orders-plugin.js';

const TAGS = listTags();
const TAG_MODULES = TAGS.map(findTagModule);
const AREA = findTagModule('orders-area');
const LOOKUP = findTagModule('orders-guest-lookup');
/** Every tag loads `core` at once. Beside what entries import, it contains only what one of these tags shares with another. */
const TAGS_OF_CORE = [
  'orders-guest-lookup',
  'orders-gift-card-balance',
  'orders-withdrawal',
  'orders-curbside-checkin',
].map(findTagModule);
/** Tags that show an order in full, or returns. What only these share is in `returns`. */
const TAGS_OF_RETURNS = [
  'orders-detail',
  'orders-return-wizard',
  'orders-return-instructions',
  'orders-bank-refund',
].map(findTagModule);
/** Folders of calls and of what only calls need. */
const CALLS = /\/src\/(?:.+\/api\/|http\/(?!model\/)|app\/calls\/)/;
/** A lazy module with fewer characters, its imports included (not minified), is not worth a request: it joins the tag that needs it. */
const WORTH_A_FILE = 2_000;
/** The same of a module that several tags need, without imports that other lazy modules need too: it joins a group. */
const WORTH_A_GROUP_FILE = 8_000;

/** The files, those of single tags among them. Each may only import those before it. */
const NAMES = [
  ...['core', 'common', 'orders', 'returns', 'loaders'],
  ...TAGS,
  ...['calls', 'pieces', 'return-calls', 'locales'],
];

type Context = Rolldown.ChunkingContext;
/** By the id of a module, the roots that import it statically, directly or indirectly. */
type Reach = ReadonlyMap<string, ReadonlySet<string>>;

interface Graph {
  /** Modules that the entries of tags import beside their tag. */
  readonly entryModules: ReadonlySet<string>;
  /** Modules that import tags lazily, and those above them that no tag needs. */
  readonly loaders: ReadonlySet<string>;
  /** Reach of the tags. */
  readonly tags: Reach;
  /** Reach of the lazily imported modules. */
  readonly lazies: Reach;
  /** By the id of a module, the tags that need it, statically or lazily. */
  readonly owners: Reach;
  /** Lazy modules that are calls of more than one tag. */
  readonly commonCalls: ReadonlySet<string>;
  /** By the id of a lazy module, the characters that loading it adds: all that no tag needs at once, and what only it needs. */
  readonly sizes: ReadonlyMap<string, { readonly all: number; readonly alone: number }>;
}

/**
 * Groups the modules of the graph into files. A bundler includes a file as a whole, so few files here are few requests there.
 * - Every tag loads `core` at once.
 * - `common` is what the guest lookup needs later, and others at once or later.
 * - `orders` is what tags of orders share, and `returns` what only an order in full and the screens of returns share.
 * - `loaders` loads tags by name. It is a file of its own, so that a bundle of one tag has no file of another.
 * - `calls`, `return-calls` and `pieces` are what calls and lazy views share.
 *
 * Everything else joins the one module that needs it. Each tag that needs a module needs its imports too, so no two files import each other.
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
  if (id.endsWith(LOCALE_TABLE)) return 'locales';
  if (graph.loaders.has(id)) return 'loaders';
  const [needing, owners = new Set<string>()] = [graph.tags.get(id), graph.owners.get(id)];
  if (graph.entryModules.has(id)) return 'core';
  if (!needing) return nameLazyGroup(id, owners, graph);
  return owners.size === 1 ? nameTag(owners) : nameSharedGroup(needing, owners);
}

/** Names the file of a module that some tags need at once. */
function nameSharedGroup(needing: ReadonlySet<string>, owners: ReadonlySet<string>): string {
  if (hasAny(needing, TAGS_OF_CORE)) return 'core';
  if (owners.has(LOOKUP)) return 'common';
  // The area would load all of `returns` at once for the few modules that it needs.
  return isOnlyForReturns(owners) && !needing.has(AREA) ? 'returns' : 'orders';
}

/** Names the file of a module that no tag needs at once. */
function nameLazyGroup(id: string, owners: ReadonlySet<string>, graph: Graph): string | null {
  const lazyRoots = [...(graph.lazies.get(id) ?? [])];
  if (owners.has(LOOKUP) && lazyRoots.some((root) => graph.commonCalls.has(root))) return 'calls';
  const sizes = lazyRoots.flatMap((root) => graph.sizes.get(root) ?? []);
  if (owners.size < 2) {
    // Nearly every visitor of the lookup later needs its lazy modules.
    return owners.has(LOOKUP) || sizes.every(({ all }) => all < WORTH_A_FILE) ? nameTag(owners) : null;
  }
  const [size, ...others] = sizes;
  if (size && others.length === 0) {
    if (size.alone >= WORTH_A_GROUP_FILE) return null;
    if (owners.has(LOOKUP)) return 'common';
  }
  return nameSharedLazyGroup(lazyRoots, owners);
}

function nameSharedLazyGroup(lazyRoots: readonly string[], owners: ReadonlySet<string>): string {
  return isOnlyForReturns(owners) && lazyRoots.some(isCall) ? 'return-calls' : 'pieces';
}

function isCall(id: string): boolean {
  return CALLS.test(id);
}

function hasAny(set: ReadonlySet<string>, modules: readonly string[]): boolean {
  return modules.some((id) => set.has(id));
}

/** Whether no other tags need a module, at once or later. The area needs what any tag needs. */
function isOnlyForReturns(owners: ReadonlySet<string>): boolean {
  return [...owners].every((id) => id === AREA || TAGS_OF_RETURNS.includes(id));
}

/** The file of the only tag that needs a module. */
function nameTag(owners: ReadonlySet<string>): string {
  return path.basename([...owners].join(), '.ts');
}

function readGraph(context: Context): Graph {
  const tags = findReach(TAG_MODULES, (id) => listImports(id, context));
  const roots = listLazy(context);
  const owners = findReach(TAG_MODULES, (id) => listAll(id, context).filter((later) => !TAG_MODULES.includes(later)));
  const lazies = findReach(roots, (id) => listImports(id, context));
  const isCommon = (id: string) => (tags.get(id)?.size ?? 0) > 1;
  const commonCalls = roots.filter(
    (root) => isCall(root) && context.getModuleInfo(root)?.dynamicImporters.some(isCommon),
  );
  // A bundle has an entry for each tag, or one for all, whose own module imports what every tag needs.
  const index = listImports(`\0${ENTRY}index`, context).flatMap((id) => listImports(id, context));
  const entryModules = [...TAGS.flatMap((tag) => listImports(`\0${ENTRY}${tag}`, context)), ...index];
  const measure = (root: string) => {
    const needed = [...lazies].filter(([id, needing]) => needing.has(root) && !tags.has(id));
    const sum = (modules: typeof needed) =>
      modules.reduce((total, [id]) => total + (context.getModuleInfo(id)?.code?.length ?? 0), 0);
    return { all: sum(needed), alone: sum(needed.filter(([, needing]) => needing.size === 1)) };
  };
  return {
    entryModules: new Set(entryModules.filter((id) => !TAG_MODULES.includes(id))),
    loaders: listLoaders(tags, context),
    tags,
    lazies,
    owners,
    commonCalls: new Set(commonCalls),
    sizes: new Map(roots.map((root) => [root, measure(root)])),
  };
}

function findTagModule(tag: string): string {
  return inRoot(toTagModule(tag));
}

function listImports(id: string, context: Context): readonly string[] {
  return context.getModuleInfo(id)?.importedIds ?? [];
}

/** The modules that import tags lazily, and the modules that import those, up to the entries. A tag's own modules stay with the tag. */
function listLoaders(tags: Reach, context: Context): ReadonlySet<string> {
  const importers = TAG_MODULES.flatMap((id) => context.getModuleInfo(id)?.dynamicImporters ?? []);
  const isOfNoTag = (id: string) => !tags.has(id) && !id.startsWith(`\0${ENTRY}`);
  return new Set(findReach(importers, (id) => (context.getModuleInfo(id)?.importers ?? []).filter(isOfNoTag)).keys());
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

/** The modules, except tags, that tags import lazily, directly or indirectly. */
function listLazy(context: Context): string[] {
  const ids = [...findReach(TAG_MODULES, (id) => listAll(id, context)).keys()];
  const lazy = ids.flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  return [...new Set(lazy)].filter((id) => !TAG_MODULES.includes(id));
}
