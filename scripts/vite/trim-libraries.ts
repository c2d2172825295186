import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { inRoot } from '../paths.js';
import { LIT_TRIMS } from './trim/lit-trims.js';
import { PREACT_TRIMS } from './trim/preact-trims.js';
import { R2WC_TRIMS } from './trim/r2wc-trims.js';
import { nameProperties, shortenProperties } from './trim/shorten-properties.js';
import { trimCode, type Trim } from './trim/trim-code.js';

/** Preact's sources, for its own build tells no longer what is what. */
const PREACT: Readonly<Record<string, string>> = {
  preact: 'src/index.js',
  'preact/hooks': 'hooks/src/index.js',
  'preact/compat': 'compat/src/index.js',
  'preact/jsx-runtime': 'jsx-runtime/src/index.js',
};
const TRIMS: Readonly<Record<string, Trim>> = {
  ...inPackage('preact', PREACT_TRIMS),
  ...inPackage('@r2wc/core', R2WC_TRIMS),
  ...inPackage('lit-html', LIT_TRIMS),
};
const MODULE = /\/node_modules\/((?:@[\w-]+\/)?[\w-]+\/.+\.js)$/;

/**
 * Leaves out what of the libraries nothing here uses, and gives Preact's own properties short names, as its own
 * build does.
 */
export function trimLibraries(): Plugin {
  const names = nameProperties([...new Set([...Object.values(PREACT), ...Object.keys(PREACT_TRIMS)])].map(readSource));
  return {
    name: 'orders-trim-libraries',
    enforce: 'pre',
    resolveId(id, importer) {
      const source = Object.hasOwn(PREACT, id) ? PREACT[id] : undefined;
      return source === undefined
        ? null
        : this.resolve(inRoot('node_modules/preact', source), importer, { skipSelf: true });
    },
    transform(code, id) {
      const [, module = ''] = MODULE.exec(id) ?? [];
      const isPreact = module.startsWith('preact/');
      if (!isPreact && !Object.hasOwn(TRIMS, module)) return null;
      const trimmed = trimCode(code, this.parse(code), TRIMS[module] ?? {});
      const kept = isPreact ? shortenProperties(trimmed, this.parse(trimmed), names) : trimmed;
      // Nothing stands where it stood: better no place in a source map than a wrong one.
      return { code: kept, map: { mappings: '' } };
    },
  };
}

function inPackage(name: string, trims: Readonly<Record<string, Trim>>): Record<string, Trim> {
  return Object.fromEntries(Object.entries(trims).map(([module, trim]) => [`${name}/${module}`, trim]));
}

function readSource(source: string): string {
  return readFileSync(inRoot('node_modules/preact', source), 'utf8');
}
