import type { Platform } from '../platform/platform.js';
import { getPageRegistry } from '../state/registry.js';
import { toDataFileName } from './data-file-name.js';

/** A data file slower than this is given up: wording falls back to English, a market to the default. */
const PATIENCE_MS = 10_000;
/** Every built script lies one folder deep, beside the data. */
const FOLDER = '../data/';

export interface DataFileRequest {
  readonly kind: 'locale' | 'market';
  readonly name: string;
  /** Baked in by the build, as the hash is. */
  readonly mark: string;
  /** A file that was changed does not load. */
  readonly hash?: string | undefined;
}

/** What came, by what was waited for: a promise takes a turn even where there is nothing to wait for. */
const come = new WeakMap<Promise<unknown>, unknown>();

/** A data file that this page has by now: the second tag of a page need not wait for it, nor be drawn twice. */
export function findDataFile(request: DataFileRequest): unknown {
  const asked = getPageRegistry().data.get(toFileName(request));
  return asked && come.get(asked);
}

/**
 * Fetches a data file from beside the script, once a page.
 *
 * @throws when the file cannot be had whole and unchanged; the next call tries again
 */
export function getDataFile(platform: Platform, request: DataFileRequest): Promise<unknown> {
  const { data } = getPageRegistry();
  const file = toFileName(request);
  const known = data.get(file);
  if (known) return known;
  const url = new URL(`${FOLDER}${file}`, import.meta.url).href;
  const asked = fetchJson(platform, url, request.hash && `sha256-${request.hash}`);
  data.set(file, asked);
  asked.then(
    (content) => come.set(asked, content),
    () => data.delete(file),
  );
  return asked;
}

function toFileName({ kind, name, mark }: DataFileRequest): string {
  return toDataFileName(kind, name, mark);
}

async function fetchJson(platform: Platform, url: string, integrity = ''): Promise<unknown> {
  const controller = new AbortController();
  const stop = platform.after(PATIENCE_MS, () => controller.abort());
  try {
    const init: RequestInit = { integrity, redirect: 'error', credentials: 'omit', referrerPolicy: 'no-referrer' };
    const response = await platform.fetch(url, { ...init, signal: controller.signal });
    if (!response.ok) throw new Error(`It answered ${response.status}.`);
    return (await response.json()) as unknown;
  } finally {
    stop();
  }
}
