import { beforeEach, describe, expect, it } from 'vitest';
import { findGuestCredentials } from '../../../src/app/calls/prepare-call.js';
import { forgetPage } from '../../support/forget-page.js';
import { createElementTestContext, type ElementTestContext } from '../../support/element-test-context.js';

beforeEach(forgetPage);

function create(guestCredentials: unknown, attributes: Readonly<Record<string, string>> = {}): ElementTestContext {
  return createElementTestContext({ attributes, properties: { adapter: { retailer: { guestCredentials } } } });
}

describe('the contact of a guest', () => {
  it.each([
    ['filter', 'filter'],
    ['header', 'header'],
    [undefined, 'header'],
    ['filters', 'header'],
    ['FILTER', 'header'],
    [true, 'header'],
  ])('with retailer.guestCredentials %j travels as %s', (given, expected) => {
    const tag = create(given);
    expect(findGuestCredentials(tag.context)).toBe(expected);
    expect(tag.warnings).toEqual([]);
  });

  it('travels in headers without an adapter', () => {
    expect(findGuestCredentials(createElementTestContext().context)).toBe('header');
  });

  it('travels in headers on a kiosk and warns the page once', () => {
    const tag = create('filter', { kiosk: '' });
    for (let call = 0; call < 3; call += 1) expect(findGuestCredentials(tag.context)).toBe('header');
    expect(tag.warnings).toEqual([
      'retailer.guestCredentials="filter" is ignored on a tag with kiosk: contacts are sent in headers.',
    ]);
  });

  it('travels in headers as soon as the tag becomes a kiosk', () => {
    const tag = create('filter');
    expect(findGuestCredentials(tag.context)).toBe('filter');
    tag.configure({ kiosk: '' });
    expect(findGuestCredentials(tag.context)).toBe('header');
  });

  it('causes no warning on a kiosk whose page asks for headers', () => {
    const tag = create('header', { kiosk: '' });
    expect(findGuestCredentials(tag.context)).toBe('header');
    expect(tag.warnings).toEqual([]);
  });
});
