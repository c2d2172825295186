import { locateDataFile, type DataSource } from 'virtual:orders-data-sources';
import { getPageRegistry } from '../state/registry.js';
import { toDataFileName } from './data-file-name.js';
import { readPageDefault } from '../configuration/page-defaults.js';
import type { ElementContext } from '../context/element-context.js';

/** A slower data file is given up: wording falls back to English, and a market to the default. */
const PATIENCE_MS = 10_000;

export interface DataFileRequest {
  readonly kind: 'locale' | 'market';
  readonly name: string;
  /** Inlined by the build, as is the hash. */
  readonly mark: string;
  /** The expected SHA-256 hash; a changed file does not load. */
  readonly hash?: string | undefined;
}

/** The loaded contents, by their promise: they can be read synchronously, while awaiting the promise would cost a microtask. */
const come = new WeakMap<Promise<unknown>, unknown>();

/** Returns a data file that this page has already loaded, so that a second tag neither waits for it nor renders twice. */
export function findDataFile(request: DataFileRequest): unknown {
  const pending = getPageRegistry().data.get(toFileName(request));
  return pending && come.get(pending);
}

/**
 * Fetches a data file from beside the script, or from the page's `dataBase`, once per page.
 *
 * @throws if the file is incomplete, changed or a different one; the next call tries again
 */
export function getDataFile(context: DataContext, request: DataFileRequest): Promise<unknown> {
  const { data } = getPageRegistry();
  const file = toFileName(request);
  const known = data.get(file);
  if (known) return known;
  const pending = fetchJson(context, request);
  data.set(file, pending);
  pending.then(
    (content) => come.set(pending, content),
    () => data.delete(file),
  );
  return pending;
}

type DataContext = Pick<ElementContext, 'platform'> & { readonly port: Pick<ElementContext['port'], 'warn'> };

function toFileName({ kind, name, mark }: DataFileRequest): string {
  return toDataFileName(kind, name, mark);
}

async function fetchJson(context: DataContext, request: DataFileRequest): Promise<unknown> {
  const { platform } = context;
  const controller = new AbortController();
  const stop = platform.after(PATIENCE_MS, () => controller.abort());
  try {
    const { url, hash = request.hash } = await locate(context, toFileName(request));
    const integrity = hash ? `sha256-${hash}` : '';
    const init: RequestInit = { integrity, redirect: 'error', credentials: 'omit', referrerPolicy: 'no-referrer' };
    const response = await platform.fetch(url, { ...init, signal: controller.signal });
    if (!response.ok) throw new Error(`HTTP status ${response.status}.`);
    return check(await response.json(), `${request.kind}-${request.name}`);
  } finally {
    stop();
  }
}

/** Each file names itself, because a bundler that moved files may resolve a URL to the wrong one. */
function check(content: unknown, expected: string): unknown {
  const found = (content as Readonly<Record<string, unknown>> | null)?.['@file'];
  if (found !== expected) throw new Error(`Its address gave the file of ${String(found)}, not of ${expected}.`);
  return content;
}

/** The URL that the build determined, or the page's own folder if it sets a valid one. */
async function locate({ platform, port }: DataContext, file: string): Promise<DataSource> {
  const base = readPageDefault('dataBase');
  if (base === undefined) return locateDataFile(file);
  const { readDataFolder } = await import('./data-folder.js');
  const read = readDataFolder(base, platform);
  if ('folder' in read) return { ...(await locateDataFile(file)), url: read.folder + file };
  port.warn(read.problem);
  return locateDataFile(file);
}
