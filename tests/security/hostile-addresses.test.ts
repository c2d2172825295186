import { describe, expect, it } from 'vitest';
import { findSafeUrl } from '../../src/http/model/safe-url.js';
import type { ExternalLinkProps } from '../../src/ui/external-link.js';
import type { DestinationLinkProps } from '../../src/ui/destination-link.js';
import type { PictureProps } from '../../src/ui/picture.js';
import { IS_FULL } from '../support/test-run.js';
import { ADDRESS_KINDS, generateAddresses, LOCAL_KIND } from './corpora/generate-addresses.js';

const COUNT = IS_FULL ? 1_000 : 100;
const KINDS = [...ADDRESS_KINDS, LOCAL_KIND];
/** Addresses of a page: encrypted, on loopback, and without an address of its own. */
const BASES = ['https://shop.example/us/en/orders/', 'http://localhost:5173/us/en/orders/', 'about:srcdoc', 'data:,x'];
/** Matches the text of the address rather than parsing it: the gate uses the same parser, and would agree. */
const IS_ENCRYPTED = /^https:\/\/[^/?#@\\\u0000-\u0020\u007f]+[/]/;
const IS_LOCAL = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?[/]/;

type Gate = (value: string | undefined, base: string, page?: string) => string | undefined;

/** Addresses that pass the gate and must not. */
function findEscapes(gate: Gate, url: string, isForbidden = false): string[] {
  return BASES.flatMap((base) => {
    const safe = gate(url, base);
    const mayBeFollowed = (to: string): boolean => IS_ENCRYPTED.test(to) || (IS_LOCAL.test(base) && IS_LOCAL.test(to));
    const isFine =
      safe === undefined || (!isForbidden && mayBeFollowed(safe) && gate(safe, 'about:blank', base) === safe);
    return isFine ? [] : [JSON.stringify({ url: url.slice(0, 200), base, safe: safe.slice(0, 200) })];
  });
}

describe('generated hostile addresses', () => {
  it.for(KINDS)('lead to https, from loopback to loopback, or are refused: $name', (kind) => {
    const urls = generateAddresses(kind, COUNT);
    expect(urls.length).toBeGreaterThan(50);
    expect(urls.flatMap((url) => findEscapes(findSafeUrl, url, kind.isForbidden))).toEqual([]);
  });

  it('are the same for the same seed, and differ for another', () => {
    const [kind] = ADDRESS_KINDS;
    if (!kind) throw new RangeError('There are no kinds.');
    expect(generateAddresses(kind, 50, 1)).toEqual(generateAddresses(kind, 50, 1));
    expect(generateAddresses(kind, 50, 2)).not.toEqual(generateAddresses(kind, 50, 1));
  });

  it.each([
    ['looks only for the scheme name', (url: string) => (/^javascript:/.test(url) ? undefined : url)],
    ['trusts every text that begins with https', (url: string) => (/^\s*https:/i.test(url) ? url : undefined)],
    ['ignores user names', (url: string, base: string) => readHttps(url, base)],
    ['lets any page reach loopback', (url: string) => findSafeUrl(url, 'http://localhost/')],
  ])('detect a gate that %s', (_, gate) => {
    const escapes = KINDS.flatMap((kind) =>
      generateAddresses(kind, 50).flatMap((url) =>
        findEscapes((value = '', base) => gate(value, base), url, kind.isForbidden),
      ),
    );
    expect(escapes.length).toBeGreaterThan(10);
  });
});

function readHttps(url: string, base: string): string | undefined {
  const parsed = URL.canParse(url, base) ? new URL(url, base) : undefined;
  return parsed?.protocol === 'https:' ? parsed.href : undefined;
}

describe('a component with a link or picture', () => {
  const address = 'https://shop.example/';

  it('takes an address that passed the gate, and does not compile with any other', () => {
    const passed = findSafeUrl(address, address);
    const sound: [ExternalLinkProps['href'], PictureProps['src'], DestinationLinkProps['href']] = [
      passed,
      passed,
      passed,
    ];
    // @ts-expect-error -- has not passed the gate
    const link: ExternalLinkProps['href'] = address;
    // @ts-expect-error -- has not passed the gate
    const picture: PictureProps['src'] = address;
    // @ts-expect-error -- has not passed the gate
    const href: DestinationLinkProps['href'] = address;
    expect([link, picture, href]).toEqual(sound);
  });
});
