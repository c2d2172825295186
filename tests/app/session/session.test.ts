import { beforeEach, describe, expect, it } from 'vitest';
import type { Controller } from '../../../src/app/context/element-context.js';
import { getPageData, getPageRegistry } from '../../../src/app/state/registry.js';
import { forgetPage } from '../../support/forget-page.js';
import { createElementTestContext, type ElementTestContext } from '../../support/element-test-context.js';

const CONTACT = { email: 'guest@example.com' };
const member = (id: string) => ({ user: { id } });

beforeEach(forgetPage);

/** A tag of a member who has looked something up. */
function createMembers(id = 'upm-1001'): ElementTestContext {
  const tag = createElementTestContext({ properties: { adapter: member(id) } });
  tag.context.checkUser();
  tag.context.getPageState().remembered = CONTACT;
  return tag;
}

const listSessionEnds = ({ events }: ElementTestContext) => events.filter(({ name }) => name === 'orders-session-end');

describe('the session of a tag', () => {
  it('continues with another adapter of the same user', () => {
    const tag = createMembers();
    const pageState = tag.context.getPageState();
    for (let render = 0; render < 100; render += 1) {
      tag.setProperty('adapter', member('upm-1001'));
      tag.context.checkUser();
    }
    expect(tag.context.getPageState()).toBe(pageState);
    expect(tag.events).toEqual([]);
  });

  it('does not end when a guest signs in', () => {
    const tag = createElementTestContext();
    tag.context.checkUser();
    tag.setProperty('adapter', member('upm-1001'));
    tag.context.checkUser();
    expect(tag.events).toEqual([]);
  });

  it.each([
    ['another', member('upm-1002')],
    ['nobody', undefined],
    ['nobody', { user: null }],
  ])('ends once and leaves no trace when the user becomes %s', (_who, adapter) => {
    const tag = createMembers();
    const before = tag.context.getPageState();
    tag.setProperty('adapter', adapter);
    tag.context.checkUser();
    tag.context.checkUser();
    expect(listSessionEnds(tag)).toEqual([{ name: 'orders-session-end', detail: { reason: 'user-changed' } }]);
    expect([before.remembered, tag.context.getPageState().remembered]).toEqual([undefined, undefined]);
    expect(tag.context.settings.getState().session).toBe(1);
  });

  it('ends on request, including what was looked up before signing in', () => {
    const tag = createElementTestContext();
    const asGuest = tag.context.getPageState();
    asGuest.remembered = CONTACT;
    tag.setProperty('adapter', member('upm-1001'));
    tag.context.checkUser();
    tag.context.endSession('requested');
    expect(asGuest.remembered).toBeUndefined();
    expect(listSessionEnds(tag)).toEqual([{ name: 'orders-session-end', detail: { reason: 'requested' } }]);
  });

  it('clears browser storage and the last announcement', () => {
    const tag = createMembers();
    tag.context.platform.announce('Order US10000001');
    tag.context.endSession('requested');
    expect(tag.platform.countForgotten()).toBe(1);
    expect(tag.platform.announcements.at(-1)).toBe('');
  });

  it('forgets the contact from the address if no lookup has used it', () => {
    const tag = createMembers();
    getPageData().contact = CONTACT;
    tag.context.endSession('requested');
    expect(getPageData().contact).toBeUndefined();
  });

  it('leaves no trace in a country that the page has left since', () => {
    const tag = createMembers();
    tag.configure({ country: 'de' });
    tag.setProperty('adapter', undefined);
    tag.context.checkUser();
    tag.setProperty('adapter', member('upm-1001'));
    tag.configure({ country: 'us' });
    expect(tag.context.getPageState().remembered).toBeUndefined();
  });

  it('is not restarted by a screen that was removed with it and has not been notified', () => {
    const page = { isInPage: true };
    const screen = createElementTestContext({
      properties: { adapter: member('upm-1001') },
      isInPage: () => page.isInPage,
    });
    screen.context.checkUser();
    screen.context.getPageState().remembered = CONTACT;
    const area = createMembers();
    area.setProperty('adapter', undefined);
    area.context.checkUser();
    page.isInPage = false;
    // The promise that it awaited resolves now.
    screen.context.checkUser();
    expect(screen.context.getPageState().remembered).toBeUndefined();
    expect(JSON.stringify([...getPageRegistry().pageStates.keys()])).not.toContain('upm-1001');
  });

  it('ends once, even if the page checks its user again in response', () => {
    const page = { check: (): void => {} };
    const tag = createElementTestContext({
      properties: { adapter: member('upm-1001') },
      onEvent: (name) => name === 'orders-session-end' && page.check(),
    });
    page.check = () => tag.context.checkUser();
    tag.context.checkUser();
    tag.setProperty('adapter', undefined);
    tag.context.checkUser();
    expect(listSessionEnds(tag)).toHaveLength(1);
  });

  it("disposes of the element's controllers and creates new ones", () => {
    const made: { isDisposed: boolean }[] = [];
    const create = (): Controller => {
      const session = { isDisposed: false };
      made.push(session);
      return { refresh: () => undefined, dispose: () => void (session.isDisposed = true) };
    };
    const tag = createElementTestContext();
    expect(tag.context.getController(create)).toBe(tag.context.getController(create));
    tag.context.endSession('requested');
    tag.context.getController(create);
    expect(made).toEqual([{ isDisposed: true }, { isDisposed: false }]);
  });
});
