import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ROUTES } from '../../elements/orders-area/routes.js';
import { resolveRoute, type Visitor } from '../../elements/orders-area/resolve-route.js';
import type { Flag } from '../../src/app/configuration/flag-table.js';
import { HOSTILE_URLS } from '../support/hostile-urls.js';
import { createVisitor } from './visitors.js';
import { sampleCount } from '../support/sample.js';

// Many runs take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** The number of redirects that the area follows before it assumes a loop. */
const MOST_REDIRECTS = 5;

const number = fc.constantFrom('US10000001', 'RT10000001', 'ABC', 'A'.repeat(33), '..', '%2F', 'constructor');
const orderPath = fc
  .tuple(fc.constantFrom(...ROUTES.map(({ path }) => path)), number, fc.constantFrom('', 'method', 'exchange-1'))
  .map(([path, pattern, step]) => path.replace(':orderNumber', pattern).replace(':step?', step));
const anyPath = fc.oneof(
  orderPath,
  fc.constantFrom('', '/', '//', '/nowhere/', ...HOSTILE_URLS.filter(({ length }) => length < 200)),
  fc.string({ unit: 'binary' }),
);
const address = fc
  .tuple(
    fc.constantFrom(
      '',
      '/orders',
      '/us/en/orders',
      '/US/orders',
      '//evil.example/us/en/orders',
      'https://evil.example/us/en/orders',
    ),
    anyPath,
  )
  .map(([prefix, path]) => prefix + path);

/** A path with a `redirectPath`, which may contain one itself. */
const withRedirect = fc.tuple(anyPath, address, fc.option(address, { nil: undefined })).map(([path, one, other]) => {
  const inner = other === undefined ? one : `${one}?${toQuery(other)}`;
  return `${path}?${toQuery(inner)}`;
});
const path = fc.oneof(anyPath, withRedirect, fc.constant(undefined));

const flags = fc.subarray<Flag>(['enablePartnerOrders', 'enableGiftCardLookup']);
const visitor: fc.Arbitrary<Visitor> = fc
  .record({
    who: fc.constantFrom('member', 'guest'),
    hasContact: fc.boolean(),
    flags,
    routing: fc.constantFrom('history', 'hash', 'memory'),
    address: fc.constantFrom('/us/en/orders/', '/orders/details/?a=b', '/help', '/shop#/sales/US10000001/'),
  })
  .map(createVisitor);

function toQuery(redirectPath: string): string {
  return new URLSearchParams({ redirectPath }).toString();
}

/** The redirects from a path, and the final route. */
function follow(start: string | undefined, who: Visitor) {
  const redirects: string[] = [];
  let resolution = resolveRoute(start, who);
  while ('redirect' in resolution && redirects.length <= MOST_REDIRECTS) {
    redirects.push(resolution.redirect);
    resolution = resolveRoute(resolution.redirect, who);
  }
  return { redirects, shown: 'shown' in resolution ? resolution.shown.route : undefined };
}

describe('redirects', () => {
  it('end at a screen within five steps, for every path and every shopper', () => {
    fc.assert(
      fc.property(path, visitor, (start, who) => {
        const { redirects, shown } = follow(start, who);
        expect(redirects.length).toBeLessThanOrEqual(MOST_REDIRECTS);
        expect(shown).toBeDefined();
      }),
      { numRuns: sampleCount(10_000) },
    );
  });

  it('end at a screen that this shopper may see', () => {
    fc.assert(
      fc.property(path, visitor, (start, who) => {
        const { shown } = follow(start, who);
        if (who.who === 'guest') expect(shown?.access).not.toBe('member');
        if (who.who === 'guest' && !who.hasContact) expect(shown?.access).toBe('anyone');
        expect(shown?.flag === undefined || who.isFlagOn(shown.flag)).toBe(true);
      }),
      { numRuns: sampleCount(10_000) },
    );
  });

  it('stay among the paths of the area', () => {
    fc.assert(
      fc.property(path, visitor, (start, who) => {
        for (const redirect of follow(start, who).redirects) expect(redirect).toMatch(/^\/(?![/\\])[^\t\n\r]*$/);
      }),
      { numRuns: sampleCount(10_000) },
    );
  });

  it('take two steps at most in the usual flows', () => {
    const starts = ROUTES.map(({ path: pattern }) =>
      pattern.replace(':orderNumber', 'US10000001').replace('/:step?', ''),
    );
    for (const start of [...starts, '/nowhere/']) {
      for (const who of ['member', 'guest'] as const) {
        expect(follow(start, createVisitor({ who })).redirects.length).toBeLessThanOrEqual(2);
      }
    }
  });
});
