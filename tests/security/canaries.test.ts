import { describe, expect, it } from 'vitest';
import { CANARIES, listCanaries } from '../e2e/security/canaries.js';
import { ALLOWANCES, findAllowance } from '../e2e/security/canary-allowances.js';
import { CANARY_FLOWS } from '../e2e/security/canary-flows.js';
import { SCAN_LOCATIONS } from '../e2e/security/canary-hit.js';

describe('the canaries', () => {
  it.each(CANARIES)('are told apart: $name', ({ name, sample }) => {
    expect(listCanaries(sample)).toEqual([name]);
    expect(listCanaries(encodeURIComponent(sample))).toEqual([name]);
    expect(listCanaries(JSON.stringify({ said: `so ${sample}.` }))).toEqual([name]);
  });

  it('are not found in other text', () => {
    expect(listCanaries('Your order arrives on Tuesday. 329.22 USD, PX1000000101')).toEqual([]);
  });

  it.each(CANARIES)('each appear in some flow: $name', ({ name }) => {
    expect(CANARY_FLOWS.some(({ meets }) => meets.includes(name))).toBe(true);
  });
});

describe('an allowance', () => {
  const US = 'US10000001';
  const AT = 'http://localhost:5373/us/en/orders';

  it.each([
    ['URL', `${AT}/sales/${US}/?as=member&world=1`],
    ['URL', `${AT}/returns/RT10000010/`],
    ['request URLs', `http://localhost:5373/summary/v1/${US}?filter=country(us)&filter=language(en)`],
    ['attributes in shadow DOM', `href="/us/en/orders/sales/${US}/?as=member"`],
    ['events', `orders-order-found {"orderNumber":"${US}"}`],
    ['session storage', `orders-area/1 {"jobs":[{"orderNumber":"${US}"}],"cancelled":[]}`],
    ['names of locks', `orders-area cancel ${US}`],
  ] as const)('permits a number in its route, path or entry: %s %s', (location, text) => {
    expect(
      findAllowance({ location, canary: text.includes('RT') ? 'return number' : 'order number', text }),
    ).toBeDefined();
  });

  it.each([
    ['URL', `${AT}/?search=${US}`],
    ['URL', `https://evil.example/us/en/orders/sales/${US}/`],
    ['URL', `${AT}/sales/${US}/?q=${US}`],
    ['request URLs', `http://localhost:5373/summary/v1/${US}?filter=email(guest%40example.com)`],
    ['local storage', `orders-area/1 {"jobs":[{"orderNumber":"${US}"}]}`],
    ['session storage', `other {"jobs":[{"orderNumber":"${US}"}]}`],
    ['title', `Order ${US}`],
    ['Referer at a second origin', `${AT}/sales/${US}/`],
    ['attributes in shadow DOM', `title="Order ${US}"`],
    ['events', `orders-track {"name":"${US}"}`],
  ] as const)('permits nothing else: %s %s', (location, text) => {
    expect(findAllowance({ location, canary: 'order number', text })).toBeUndefined();
  });

  it('is for an order or return number, and has a reason', () => {
    for (const { canaries, locations, why } of ALLOWANCES) {
      expect(canaries.every((name) => name === 'order number' || name === 'return number')).toBe(true);
      expect(locations.every((location) => SCAN_LOCATIONS.includes(location))).toBe(true);
      expect(why).not.toBe('');
    }
  });
});
