import { readFileSync } from 'node:fs';
import { runnerImport, type Plugin } from 'vite';
import type { TagContract } from '../../elements/bridge/tag-contract.js';
import { EVENT_TABLE, type EventRow } from '../../elements/event-table.js';
import { loaders, type OrdersTag } from '../../elements/loaders.js';
import { CANCELABLE_EVENTS } from '../../src/app/context/element-context.js';
import { toAliases, toDefines } from '../../vite.config.js';
import { inRoot, toTagModule } from '../paths.js';
import { ENTRY, toEntryPlugin } from '../vite/entry-plugin.js';
import { ordersPlugin } from '../vite/orders-plugin.js';

/** A tag with everything that docs, typings and editor data are made of. */
export interface DocumentedTag {
  readonly contract: TagContract;
  /** `orders-guest-lookup` -> `OrdersGuestLookup`: what the tag's types are called. */
  readonly name: string;
  /** Entry of the package that registers the tag: `./guest-lookup`. */
  readonly entry: string;
  readonly events: readonly DocumentedEvent[];
  /** HTML to copy; absent where the tag's file shows none. */
  readonly example: string | undefined;
}

export interface DocumentedEvent extends Omit<EventRow, 'detail'> {
  readonly name: string;
  readonly detail: Readonly<Record<string, string>>;
  readonly isCancelable: boolean;
  /** Its meaning, and what happens unless a page prevents it. */
  readonly description: string;
}

/** Names of all tags of the package. */
export const TAGS = Object.keys(loaders) as OrdersTag[];

/** Reads the contract of every tag from its file. */
export async function readTags(): Promise<DocumentedTag[]> {
  const contracts = await readContracts();
  return TAGS.map((tag) => {
    const contract = contracts.find((one) => one.tag === tag);
    if (!contract)
      throw new Error(`${toTagModule(tag)} exports no contract: an object with tag, attributes, events, parts.`);
    return toDocumentedTag(contract, readExample(tag));
  });
}

/** Imports all tags at once, because they share most of their modules. Node alone cannot read the compiled wording and the sheets. */
async function readContracts(): Promise<TagContract[]> {
  const entry = TAGS.map((tag, index) => `export * as tag${index} from '/${toTagModule(tag)}';`).join('\n');
  const { module } = await runnerImport<Record<string, Record<string, unknown>>>(`${ENTRY}tags`, {
    root: inRoot(),
    configFile: false,
    logLevel: 'error',
    define: toDefines(),
    resolve: { alias: toAliases('react') },
    plugins: [toEntryPlugin({ tags: entry }), ordersPlugin(), emptySheets()],
  });
  return Object.values(module).flatMap((file) => Object.values(file).filter(isContract));
}

/** Replaces style sheets: Vite's own plugin only works in a server or a build. */
function emptySheets(): Plugin {
  const SHEET = '\0empty-sheet';
  return {
    name: 'orders-empty-sheets',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.css?inline') ? SHEET : null),
    load: (id) => (id === SHEET ? `export default '';` : null),
  };
}

function isContract(value: unknown): value is TagContract {
  return typeof value === 'object' && value !== null && 'tag' in value && 'attributes' in value && 'parts' in value;
}

/** The `html` block in the comment above a tag's definition. */
function readExample(tag: string): string | undefined {
  const text = readFileSync(inRoot(toTagModule(tag)), 'utf8');
  const [, block] = /^ \* ```html\n([\s\S]*?)^ \* ```$/m.exec(text) ?? [];
  return block?.replaceAll(/^ \* ?/gm, '').trimEnd();
}

function toDocumentedTag(contract: TagContract, example: string | undefined): DocumentedTag {
  return {
    contract,
    name: contract.tag.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    entry: contract.tag.replace(/^orders-/, './'),
    events: contract.events.map((name) => ({
      name,
      isCancelable: CANCELABLE_EVENTS.some((one) => one === name),
      ...EVENT_TABLE[name],
      description: describeEvent(EVENT_TABLE[name]),
    })),
    example,
  };
}

function describeEvent({ meaning, otherwise }: EventRow): string {
  return otherwise === undefined ? meaning : `${meaning} If it is not prevented: ${otherwise}`;
}
