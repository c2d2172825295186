import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAlertsController } from '../../../src/features/alerts/alerts-controller.js';
import { countAlerts } from '../../../src/features/alerts/with-alerts.js';
import { createElementTestContext } from '../../support/element-test-context.js';

const ONE = { id: 'a', text: 'One' };
const TWO = { id: 'b', text: 'Two', link: '/two' };
const SWOOSH = { id: 's', text: 'For few', audience: 'swoosh' };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => vi.unstubAllGlobals());

/** A tag whose page identifies the shopper. */
async function create(adapter: object) {
  const known = createElementTestContext({ properties: { adapter } });
  const controller = known.context.getController(createAlertsController);
  await known.platform.clock.pass(0);
  /** Sets another adapter. */
  const setAdapter = (next: object): void => {
    known.setProperty('adapter', next);
    known.configure({});
  };
  return {
    ...known,
    controller,
    setAdapter,
    list: () => controller.store.getState(),
    at: () => controller.rotation.store.getState().at,
  };
}

describe('the alerts of a tag', () => {
  it('are shown once the shopper is known, and depend on the shopper', async () => {
    const { context, platform } = createElementTestContext({
      properties: { adapter: { alerts: [ONE, SWOOSH], user: { id: 'm', accountType: 'swoosh' } } },
    });
    const { store } = context.getController(createAlertsController);
    expect(store.getState()).toBeUndefined();
    await platform.clock.pass(0);
    expect(store.getState()?.map(({ text }) => text)).toEqual(['For few']);
  });

  it('have only links that pass the URL gate', async () => {
    const { list } = await create({ alerts: [ONE, TWO, { ...ONE, link: 'data:text/html,hello' }] });
    expect(list()?.map(({ href }) => href)).toEqual([undefined, 'https://shop.example/two', undefined]);
  });

  it('are reported once if they are invalid, whatever list contains them', async () => {
    const { setAdapter, list, warnings } = await create({ alerts: [ONE, { id: 'b' }] });
    setAdapter({ alerts: [TWO, { id: 'b' }] });
    setAdapter({ alerts: 'none' });
    setAdapter({ alerts: 'none' });
    expect(list()).toEqual([]);
    expect(warnings).toEqual([
      'adapter.alerts[1] is left out: expected { id, text } with two strings, and audience "swoosh" or no audience.',
      'adapter.alerts cannot be read: expected an array.',
    ]);
  });

  it('stay when an equal list replaces them', async () => {
    const { setAdapter, list, platform, at } = await create({ alerts: [ONE, TWO] });
    const before = list();
    await platform.clock.pass(4_000);
    setAdapter({ alerts: [{ ...ONE }, { ...TWO }] });
    expect(list()).toBe(before);
    await platform.clock.pass(1_000);
    expect(at()).toBe(1);
  });

  it('keep the visible one when others are added before it, and restart when it is removed', async () => {
    const { setAdapter, platform, at } = await create({ alerts: [ONE, TWO] });
    await platform.clock.pass(5_000);
    setAdapter({ alerts: [{ id: 'c', text: 'Three' }, ONE, TWO] });
    expect(at()).toBe(2);
    setAdapter({ alerts: [ONE, { id: 'c', text: 'Three' }] });
    expect(at()).toBe(0);
  });

  it('leave no timer behind', async () => {
    const { controller, platform } = await create({ alerts: [ONE, TWO] });
    controller.dispose(false);
    expect(platform.clock.countTimers()).toBe(0);
  });
});

describe('the alerts that a first screen reserves space for', () => {
  const swoosh = { id: 'm', accountType: 'swoosh' };
  it.each([
    ['none without an adapter', undefined, 0],
    ['none without alerts', {}, 0],
    ['none of an empty list', { alerts: [] }, 0],
    ['none for null', { alerts: null }, 0],
    ['those for all shoppers', { alerts: [ONE, SWOOSH, TWO] }, 2],
    ['none of another audience', { alerts: [SWOOSH], user: { id: 'm' } }, 0],
    ["those for the shopper's own audience", { alerts: [ONE, SWOOSH, TWO], user: swoosh }, 1],
    ['those for all others if there are none for the audience', { alerts: [ONE, TWO], user: swoosh }, 2],
    ['one to report an invalid list', { alerts: 'One' }, 1],
    ['one to report an invalid alert', { alerts: [null] }, 1],
  ])('%s', (_, adapter, count) => {
    expect(countAlerts(createElementTestContext({ properties: { adapter } }).context)).toBe(count);
  });

  it('include one if they cannot be read, so that it is reported', () => {
    const adapter = {
      get alerts(): never {
        throw new Error('planted');
      },
    };
    expect(countAlerts(createElementTestContext({ properties: { adapter } }).context)).toBe(1);
  });
});
