import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FLAG_TABLE } from '../../src/app/configuration/flag-table.js';
import { markets } from '../../src/markets/index.js';
import type { PackageFiles } from '../package-files.js';
import { sandboxCalls } from '../sandbox/calls/sandbox-calls.js';
import { FAULT_CHOICES } from '../sandbox/faults/fault-list.js';
import { HIGHLIGHTS } from './states/highlights.js';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const THEMES = path.join(HERE, '..', 'themes');

/** Returns the playground's choices, all read from their sources. */
export async function listChoices(files: PackageFiles): Promise<object> {
  const { modules } = await files.readManifest();
  const declarations = modules.flatMap((part) => part.declarations);
  return {
    tags: declarations.map(({ tagName, description, attributes, events }) => ({
      name: tagName,
      description,
      attributes,
      events,
    })),
    flags: FLAG_TABLE,
    countries: Object.keys(markets).filter((code) => code !== 'default'),
    locales: ['en', ...(await files.listLocales())],
    themes: readdirSync(THEMES).map((file) => path.basename(file, '.css')),
    tokens: declarations[0]?.cssProperties ?? [],
    calls: sandboxCalls.map(({ contract }) => contract.name),
    faults: FAULT_CHOICES,
    highlights: HIGHLIGHTS,
  };
}
