import { AREA_PREFIX, SCREEN_KEYS } from '../../src/app/navigation/area-path.js';
import { toSearch } from '../../src/app/navigation/search-keys.js';
import { PATHS } from '../../src/app/navigation/destination.js';
import { COMMON_ATTRIBUTES } from '../../src/app/configuration/attribute-table.js';
import { parseAttributes, type Configuration, type Routing } from '../../src/app/configuration/configuration.js';

/** How addresses are read and written. */
export interface AddressRules {
  readonly routing: Routing;
  /** The path before the country, without a trailing slash. */
  readonly basePath: string;
}

/** A parsed address of the area. */
export interface AreaAddress {
  /** Base path, country and locale as in the address, and `/orders`. */
  readonly prefix: string;
  readonly country?: string;
  readonly locale?: string;
  /** Path below the prefix with its query; absent for an address outside of the area. */
  readonly path: string | undefined;
}

export function toAddressRules({ routing, basePath }: Configuration): AddressRules {
  const { pathname } = new URL(basePath ?? '/', 'https://base.example');
  return { routing: routing ?? 'history', basePath: pathname.replace(/\/+$/, '') };
}

/** Reads the page's address. In memory routing it does not contain the area's path. */
export function readAddress(url: URL, { routing, basePath }: AddressRules): AreaAddress {
  if (routing === 'memory') return { prefix: '', path: '/' };
  if (routing === 'hash') return { prefix: '', path: url.hash.startsWith('#/') ? url.hash.slice(1) : '/' };
  const below = url.pathname.startsWith(basePath) ? url.pathname.slice(basePath.length) : '';
  const [, basePathBelow, country, locale, path = '/'] = AREA_PREFIX.exec(below) ?? [];
  if (basePathBelow === undefined || !areMarketAndLocaleValid({ country, locale }))
    return { prefix: `${basePath}/orders`, path: undefined };
  return {
    prefix: basePath + basePathBelow,
    path: path + url.search,
    ...(country !== undefined && { country: country.toLowerCase() }),
    ...(locale !== undefined && { locale }),
  };
}

/** The page's address for a path below the prefix, based on its current address. */
export function writeAddress(path: string, from: URL, rules: AddressRules): string {
  if (rules.routing === 'memory') return path;
  // Two leading slashes would turn what follows into a host.
  if (rules.routing === 'hash') return `${from.pathname.replace(/^\/+/, '/')}${from.search}#${path}`;
  const [pathname = '', search = ''] = path.split(/\?(.*)/s);
  const added = new URLSearchParams(search);
  // A search may still be in the address, because its keys are the page's own until it has loaded.
  const staysInAddress = (key: string): boolean => !SCREEN_KEYS.has(key) && !added.has(key);
  const remaining = from.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && staysInAddress(getKey(pair)));
  const query = [...remaining, search].filter(Boolean).join('&');
  return `${readAddress(from, rules).prefix}${pathname}${query && `?${query}`}`;
}

/** The address of a path as used in `redirectPath`: without any query but a search. In hash and memory routing it is the path itself. */
export function writeReturnAddress(path: string, from: URL, rules: AddressRules): string {
  const returnPath = dropQuery(path);
  return rules.routing === 'history' ? readAddress(from, rules).prefix + returnPath : returnPath;
}

/** A path without any query but a search in the history. */
export function dropQuery(path: string): string {
  return path.replace(/\?.*/s, () => toSearch(path));
}

export function isHistory(path: string): boolean {
  return path.split('?')[0] === PATHS.history;
}

/** Reads an untrusted address, such as `redirectPath`; absent unless it is in the area. */
export function readReturnAddress(address: string, from: URL, rules: AddressRules): string | undefined {
  if (!address.startsWith('/')) return undefined;
  if (rules.routing !== 'history') return address;
  // A browser resolves some of these to another host: `//`, a backslash, a tab between two slashes.
  const url = URL.canParse(address, from) ? new URL(address, from) : undefined;
  if (url?.origin !== from.origin) return undefined;
  const { prefix, path } = readAddress(url, rules);
  // Another country has other orders.
  return prefix === readAddress(from, rules).prefix ? path : undefined;
}

/** Country and locale of the address take precedence over the attributes. */
export function adjustToAddress(configuration: Configuration, address: URL): Configuration {
  const { country, locale } = readAddress(address, toAddressRules(configuration));
  return { ...configuration, ...(country !== undefined && { country }), ...(locale !== undefined && { locale }) };
}

/** Whether country and language of an address are valid as attributes of a tag. */
function areMarketAndLocaleValid(texts: Readonly<Record<string, string | undefined>>): boolean {
  return parseAttributes(COMMON_ATTRIBUTES, (name) => texts[name]).problems.length === 0;
}

function getKey(pair: string): string {
  const [key = ''] = new URLSearchParams(pair).keys();
  return key;
}
