import { readFileSync } from 'node:fs';
import { runnerImport, type Plugin } from 'vite';
import type { TagContract } from '../../elements/bridge/tag-contract.js';
import { EVENT_TABLE } from '../../elements/event-table.js';
import { loaders, type OrdersTag } from '../../elements/loaders.js';
import { CANCELABLE_EVENTS } from '../../src/host/events.js';
import { inRoot, toTagModule } from '../paths.js';
import { toAliases, toDefines } from '../renderer.js';
import { ordersPlugin } from '../vite/orders-plugin.js';
import type { DocumentedTag } from './documented-tag.js';

/** Names of all tags of the package. */
export const TAGS = Object.keys(loaders) as OrdersTag[];

/** Reads the contract of every tag from its file. */
export async function readTags(): Promise<DocumentedTag[]> {
  const tags: DocumentedTag[] = [];
  for (const tag of TAGS) tags.push(toDocumentedTag(await readContract(tag), readExample(tag)));
  return tags;
}

/** `orders-guest-lookup` -> `./guest-lookup`. */
export function toEntry(tag: string): string {
  return `./${tag.replace(/^orders-/, '')}`;
}

/** Tag files import compiled wording and sheets, which Node cannot read by itself. */
async function readContract(tag: string): Promise<TagContract> {
  const { module } = await runnerImport<Record<string, unknown>>(inRoot(toTagModule(tag)), {
    root: inRoot(),
    configFile: false,
    logLevel: 'error',
    define: toDefines(),
    resolve: { alias: toAliases('react') },
    plugins: [ordersPlugin(), emptySheets()],
  });
  const contract = Object.values(module).find(isContract);
  if (!contract)
    throw new Error(`${toTagModule(tag)} exports no contract: an object with tag, attributes, events, parts.`);
  return contract;
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
