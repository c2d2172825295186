import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { cors } from 'hono/cors';

/** The package's files that the pages load: the built files, or the sources (`scripts/dev/source-files.ts`). */
export interface PackageFiles {
  /** Answers requests below `/orders-area/`. */
  readonly serve: MiddlewareHandler;
  /** The package's `custom-elements.json`. */
  readonly readManifest: () => Promise<Manifest>;
  /** The locales that have a data file; every script contains English. */
  readonly listLocales: () => Promise<readonly string[]>;
  /** Returns the `integrity` value of a script; empty if it has none. */
  readonly findIntegrity: (script: string) => string;
  /** Returns the addresses of the scripts that contain a lazily loaded module. */
  readonly findScripts: (module: string) => readonly string[];
  /** Origin of the socket over which Vite reloads the page; absent for built files. */
  readonly reloadSocket?: string;
}

export interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly tagName: string;
      readonly description: string;
      readonly attributes: readonly ManifestPart[];
      readonly events: readonly ManifestPart[];
      readonly cssProperties: readonly ManifestPart[];
    }[];
  }[];
}

interface ManifestPart {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
}

const DIST = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'dist');
/** A locale's file in `dist/data`: `locale-zh-Hans-1e0b0d2.json`. */
const WORDING = /^locale-(.+)-[0-9a-f]+\.json$/;

export function createBuiltFiles(): PackageFiles {
  return {
    // The partner embeds the package from here; `integrity` across origins requires CORS.
    serve: every(
      cors({ origin: '*' }),
      serveStatic({ root: DIST, rewriteRequestPath: (url) => url.replace('/orders-area', '') }),
    ),
    readManifest: () => Promise.resolve(readJson('custom-elements.json') as Manifest),
    listLocales: () =>
      Promise.resolve(readdirSync(path.join(DIST, 'data')).flatMap((file) => WORDING.exec(file)?.[1] ?? [])),
    // As a partner would copy it from the list in the package.
    findIntegrity: (script) => (readJson('integrity.json') as { files: Record<string, string> }).files[script] ?? '',
    findScripts: (module) =>
      readdirSync(path.join(DIST, 'cdn'))
        .filter((file) => file.startsWith(`${module}-`))
        .map((file) => `/orders-area/cdn/${file}`),
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(DIST, file), 'utf8'));
}
