import { AREA_PREFIX, SCREEN_KEYS } from '../../src/app/navigation/area-path.js';
import { COMMON_ATTRIBUTES } from '../../src/app/configuration/attribute-table.js';
import { parseAttributes, type Configuration, type Routing } from '../../src/app/configuration/parse-attributes.js';

/** How addresses are read and written. */
export interface AddressRules {
  readonly routing: Routing;
  /** What stands before the country, without a slash at its end. */
  readonly basePath: string;
}

/** An address as the area understands it. */
export interface AreaAddress {
  /** Base, country and locale as they stand in the address, and the word `orders`. */
  readonly prefix: string;
  readonly country?: string;
  readonly locale?: string;
  /** Path below the prefix with its query; absent for an address that is none of ours. */
  readonly path: string | undefined;
}

export function toAddressRules({ routing, basePath }: Configuration): AddressRules {
  const { pathname } = new URL(basePath ?? '/', 'https://base.example');
  return { routing: routing ?? 'history', basePath: pathname.replace(/\/+$/, '') };
}

/** Reads the page's address. In memory routing it says nothing of where the area is. */
export function readAddress(url: URL, { routing, basePath }: AddressRules): AreaAddress {
  if (routing === 'memory') return { prefix: '', path: '/' };
  if (routing === 'hash') return { prefix: '', path: url.hash.startsWith('#/') ? url.hash.slice(1) : '/' };
  const below = url.pathname.startsWith(basePath) ? url.pathname.slice(basePath.length) : '';
  const [, own, country, locale, path = '/'] = AREA_PREFIX.exec(below) ?? [];
  if (own === undefined || !isPlace({ country, locale })) return { prefix: `${basePath}/orders`, path: undefined };
  return {
    prefix: basePath + own,
    path: path + url.search,
    ...(country !== undefined && { country: country.toLowerCase() }),
    ...(locale !== undefined && { locale }),
  };
}

/** The address of a path below the prefix, seen from the page's present address. */
export function writeAddress(path: string, from: URL, rules: AddressRules): string {
  if (rules.routing === 'memory') return path;
  // Two slashes in front would make a host of what follows them.
  if (rules.routing === 'hash') return `${from.pathname.replace(/^\/+/, '/')}${from.search}#${path}`;
  const [pathname = '', search = ''] = path.split(/\?(.*)/s);
  const stored = from.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !SCREEN_KEYS.has(getKey(pair)));
  const query = [...stored, search].filter(Boolean).join('&');
  return `${readAddress(from, rules).prefix}${pathname}${query && `?${query}`}`;
}

/** The address of a path as `redirectPath` keeps it: without any query. In hash and memory routing it is the path itself. */
export function writeReturnAddress(path: string, from: URL, rules: AddressRules): string {
  const [pathname = ''] = path.split('?');
  return rules.routing === 'history' ? readAddress(from, rules).prefix + pathname : pathname;
}

/** Reads an address that anybody may have written, as `redirectPath` is one; absent unless it is one of ours. */
export function readReturnAddress(address: string, from: URL, rules: AddressRules): string | undefined {
  if (!address.startsWith('/')) return undefined;
  if (rules.routing !== 'history') return address;
  // A browser reads some of these as another host: `//`, a backslash, a tab between two slashes.
  const url = URL.canParse(address, from) ? new URL(address, from) : undefined;
  if (url?.origin !== from.origin) return undefined;
  const { prefix, path } = readAddress(url, rules);
  // Another country has other orders.
  return prefix === readAddress(from, rules).prefix ? path : undefined;
}

/** Country and locale of the address win over the attributes. */
export function adjustToAddress(configuration: Configuration, address: URL): Configuration {
  const { country, locale } = readAddress(address, toAddressRules(configuration));
  return { ...configuration, ...(country !== undefined && { country }), ...(locale !== undefined && { locale }) };
}

/** A country and a language in an address are what a tag takes as its attributes, or none. */
function isPlace(texts: Readonly<Record<string, string | undefined>>): boolean {
  return parseAttributes(COMMON_ATTRIBUTES, (name) => texts[name]).problems.length === 0;
}

function getKey(pair: string): string {
  const [key = ''] = new URLSearchParams(pair).keys();
  return key;
}
