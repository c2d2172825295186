import { readFileSync } from 'node:fs';
import { runnerImport, type Plugin } from 'vite';
import type { TagContract } from '../../elements/bridge/tag-contract.js';
import { EVENT_TABLE, type EventRow } from '../../elements/event-table.js';
import { loaders, type OrdersTag } from '../../elements/loaders.js';
import { CANCELABLE_EVENTS } from '../../src/app/context/events.js';
import { toAliases, toDefines } from '../../vite.config.js';
import { inRoot, toTagModule } from '../paths.js';
import { ordersPlugin } from '../vite/orders-plugin.js';

/** A tag with all that the docs, the typings and the editors' data are made of. */
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

/** `orders-guest-lookup` -> `./guest-lookup`. */
export function toEntry(tag: string): string {
  return `./${tag.replace(/^orders-/, '')}`;
}

/** Every tag's file, by the number of its tag: all at once, since what they share is most of the work. */
const ALL_TAGS = 'virtual:orders-all-tags';

/** Tag files import compiled wording and sheets, which Node cannot read by itself. */
async function readContracts(): Promise<TagContract[]> {
  const { module } = await runnerImport<Record<string, Record<string, unknown>>>(ALL_TAGS, {
    root: inRoot(),
    configFile: false,
    logLevel: 'error',
    define: toDefines(),
    resolve: { alias: toAliases('react') },
    plugins: [allTags(), ordersPlugin(), emptySheets()],
  });
  return Object.values(module).flatMap((file) => Object.values(file).filter(isContract));
}

function allTags(): Plugin {
  return {
    name: 'orders-all-tags',
    resolveId: (id) => (id === ALL_TAGS ? `\0${ALL_TAGS}` : null),
    load: (id) =>
      id === `\0${ALL_TAGS}`
        ? TAGS.map((tag, index) => `export * as tag${index} from '/${toTagModule(tag)}';`).join('\n')
        : null,
  };
}

/** Vite's plugin for sheets does not work outside of a server or a build. */
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
    entry: toEntry(contract.tag),
    events: contract.events.map((name) => ({
      name,
      isCancelable: CANCELABLE_EVENTS.some((one) => one === name),
      ...EVENT_TABLE[name],
    })),
    example,
  };
}
