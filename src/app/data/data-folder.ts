import { findSafeUrl } from '../../http/model/safe-url.js';
import type { Platform } from '../../platform/platform.js';

/** The folder of the data files, or what is wrong with the page's setting. */
export type DataFolder = { readonly folder: string } | { readonly problem: string };

const EXPECTED = 'an https address of a folder, or one relative to the page, such as "/orders-data/"';

/**
 * Reads the page-wide default `dataBase`: a folder on the page's own origin, at an https address, or on loopback if the page is there
 * too. File names are appended to it, so it has neither query nor fragment. Loaded only if a page sets it.
 */
export function readDataFolder(value: unknown, platform: Pick<Platform, 'address' | 'origin'>): DataFolder {
  const refuse = (what: string): DataFolder => ({
    problem: `dataBase is ${what} and cannot be used: expected ${EXPECTED}.`,
  });
  if (typeof value !== 'string') return refuse(describeKind(value));
  if (value.trim() === '') return refuse('an empty text');
  if (/[\s\\?#]/.test(value)) return refuse('a text with a query, a fragment, a backslash or a blank');
  const { protocol, href } = platform.address();
  // A frame created with `srcdoc` has no address of its own.
  const page = protocol.startsWith('http') ? href : platform.origin();
  const folder = `${value.replace(/\/$/, '')}/`;
  const url = findOnPageOrigin(folder, { page, origin: platform.origin() }) ?? findSafeUrl(folder, page);
  return url === undefined ? refuse('a text that is not such an address') : { folder: url };
}

/** Resolves an address on the page's own origin, with either http protocol; a `blob:` URL has that origin too but is not accepted. */
function findOnPageOrigin(
  folder: string,
  { page, origin }: { readonly page: string; readonly origin: string },
): string | undefined {
  const url = URL.canParse(folder, page) ? new URL(folder, page) : undefined;
  return url?.origin === origin && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

function describeKind(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
