import { beforeEach, describe, expect, it } from 'vitest';
import type { Own } from '../../../src/app/context/scope.js';
import { getPageRegistry } from '../../../src/app/state/registry.js';
import { forgetPage } from '../../support/forget-page.js';
import { createScopeUnderTest, type ScopeUnderTest } from '../../support/scope-under-test.js';

const CONTACT = { email: 'guest@example.com' };
const member = (id: string) => ({ user: { id } });

beforeEach(forgetPage);

/** A tag of a member who has looked something up. */
function createMembers(id = 'upm-1001'): ScopeUnderTest {
  const tag = createScopeUnderTest({ properties: { adapter: member(id) } });
  tag.scope.checkUser();
  tag.scope.getShared().remembered = CONTACT;
  return tag;
}

const listEnds = ({ events }: ScopeUnderTest) => events.filter(({ name }) => name === 'orders-session-end');

describe('the session of a tag', () => {
  it('goes on with another adapter of the same user', () => {
    const tag = createMembers();
    const shared = tag.scope.getShared();
    for (let render = 0; render < 100; render += 1) {
      tag.setProperty('adapter', member('upm-1001'));
      tag.scope.checkUser();
    }
    expect(tag.scope.getShared()).toBe(shared);
    expect(tag.events).toEqual([]);
  });

  it('does not end when a guest signs in', () => {
    const tag = createScopeUnderTest();
    tag.scope.checkUser();
    tag.setProperty('adapter', member('upm-1001'));
    tag.scope.checkUser();
    expect(tag.events).toEqual([]);
  });

  it.each([
    ['another', member('upm-1002')],
    ['nobody', undefined],
    ['nobody', { user: null }],
  ])('ends when the user is %s now, once, and leaves no trace', (_who, adapter) => {
    const tag = createMembers();
    const before = tag.scope.getShared();
    tag.setProperty('adapter', adapter);
    tag.scope.checkUser();
    tag.scope.checkUser();
    expect(listEnds(tag)).toEqual([{ name: 'orders-session-end', detail: { reason: 'user-changed' } }]);
    expect([before.remembered, tag.scope.getShared().remembered]).toEqual([undefined, undefined]);
    expect(tag.scope.settings.getState().session).toBe(1);
  });

  it('ends on request, also for what was looked up before signing in', () => {
    const tag = createScopeUnderTest();
    const asGuest = tag.scope.getShared();
    asGuest.remembered = CONTACT;
    tag.setProperty('adapter', member('upm-1001'));
    tag.scope.checkUser();
    tag.scope.endSession('requested');
    expect(asGuest.remembered).toBeUndefined();
    expect(listEnds(tag)).toEqual([{ name: 'orders-session-end', detail: { reason: 'requested' } }]);
  });

  it('forgets what is kept in the browser and what was read out last', () => {
    const tag = createMembers();
    tag.scope.platform.announce('Order US10000001');
    tag.scope.endSession('requested');
    expect(tag.platform.countForgotten()).toBe(1);
    expect(tag.platform.announcements.at(-1)).toBe('');
  });

  it('forgets the contact of an address that no lookup has taken over', () => {
    const tag = createMembers();
    getPageRegistry().contact = CONTACT;
    tag.scope.endSession('requested');
    expect(getPageRegistry().contact).toBeUndefined();
  });

  it('leaves no trace in a country that the page has left since', () => {
    const tag = createMembers();
    tag.configure({ country: 'de' });
    tag.setProperty('adapter', undefined);
    tag.scope.checkUser();
    tag.setProperty('adapter', member('upm-1001'));
    tag.configure({ country: 'us' });
    expect(tag.scope.getShared().remembered).toBeUndefined();
  });

  it('is not begun again by a screen that was taken out with it, and whose page has not told it', () => {
    const page = { isInPage: true };
    const screen = createScopeUnderTest({
      properties: { adapter: member('upm-1001') },
      isInPage: () => page.isInPage,
    });
    screen.scope.checkUser();
    screen.scope.getShared().remembered = CONTACT;
    const area = createMembers();
    area.setProperty('adapter', undefined);
    area.scope.checkUser();
    page.isInPage = false;
    // What it waited for comes now.
    screen.scope.checkUser();
    expect(screen.scope.getShared().remembered).toBeUndefined();
    expect(JSON.stringify([...getPageRegistry().shared.keys()])).not.toContain('upm-1001');
  });

  it('ends once, though the page looks at its user again as soon as it hears of the end', () => {
    const page = { check: (): void => {} };
    const tag = createScopeUnderTest({
      properties: { adapter: member('upm-1001') },
      onEvent: (name) => name === 'orders-session-end' && page.check(),
    });
    page.check = () => tag.scope.checkUser();
    tag.scope.checkUser();
    tag.setProperty('adapter', undefined);
    tag.scope.checkUser();
    expect(listEnds(tag)).toHaveLength(1);
  });

  it('takes what belongs to the element along: it is disposed of, and made anew', () => {
    const made: { isDisposed: boolean }[] = [];
    const create = (): Own => {
      const own = { isDisposed: false };
      made.push(own);
      return { refresh: () => undefined, dispose: () => void (own.isDisposed = true) };
    };
    const tag = createScopeUnderTest();
    expect(tag.scope.own(create)).toBe(tag.scope.own(create));
    tag.scope.endSession('requested');
    tag.scope.own(create);
    expect(made).toEqual([{ isDisposed: true }, { isDisposed: false }]);
  });
});
