import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FLAG_TABLE } from '../../src/app/configuration/flag-table.js';
import { markets } from '../../src/markets/index.js';
import { sandboxCalls } from '../sandbox/calls/sandbox-calls.js';
import { FAULT_CHOICES } from '../sandbox/faults/fault-list.js';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const DIST = path.join(HERE, '..', '..', 'dist');
const THEMES = path.join(HERE, '..', 'themes');
/** A file of wording in `dist/data`: `locale-zh-Hans-1e0b0d2.json`. English is in every script. */
const WORDING = /^locale-(.+)-[0-9a-f]+\.json$/;

interface ManifestPart {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
}

interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly tagName: string;
      readonly description: string;
      readonly attributes: readonly ManifestPart[];
      readonly events: readonly ManifestPart[];
    }[];
  }[];
}

/** What there is to choose from in the playground: nothing of it is written down twice. */
export function listChoices(): object {
  const manifest = JSON.parse(readFileSync(path.join(DIST, 'custom-elements.json'), 'utf8')) as Manifest;
  const declarations = manifest.modules.flatMap((part) => part.declarations);
  return {
    tags: declarations.map(({ tagName, description, attributes, events }) => ({
      name: tagName,
      description,
      attributes,
      events,
    })),
    flags: FLAG_TABLE,
    countries: Object.keys(markets).filter((code) => code !== 'default'),
    locales: ['en', ...readdirSync(path.join(DIST, 'data')).flatMap((file) => WORDING.exec(file)?.[1] ?? [])],
    themes: readdirSync(THEMES).map((file) => path.basename(file, '.css')),
    calls: sandboxCalls.map(({ contract }) => contract.name),
    faults: FAULT_CHOICES,
  };
}
