import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORED_ARRIVALS } from '../../../src/features/curbside/model/check-in.js';
import { createCheckInController } from '../../../src/features/curbside/check-in-controller.js';
import { sessionStore } from '../../../src/platform/session-store.js';
import { stubTab } from '../../support/cancel-under-test.js';
import { createFakePlatform } from '../../support/fake-platform.js';
import { forgetPage } from '../../support/forget-page.js';
import { createElementTestContext, type ElementContextOptions } from '../../support/element-test-context.js';
import { answer, type Reply, type SentRequest } from '../../support/scripted-fetch.js';

const CHECK_IN = { orderNumber: 'A1000', storeId: '101', qrId: 'Q101' };
const ACCEPTED = answer(201, { id: 'a-1', status: 'SUBMITTED' });
const MARKET = answer(200, {});
const CLAIMED = answer(200, { id: 'a-1', status: 'CLAIMED' });

beforeEach(() => {
  forgetPage();
  stubTab();
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener() {}, removeEventListener() {} });
});
afterEach(() => vi.unstubAllGlobals());

const isRequested = ({ url }: SentRequest): boolean => url.includes('/pickup_interactions/');

/** A tag outside a store, with its form visible. */
function create(setting: ElementContextOptions = {}, ...replies: Reply[]) {
  const platform = createFakePlatform();
  const left = [...replies];
  // The rules of the market are requested as well; replies are used in order for requests to the service.
  platform.network.script((request) => (isRequested(request) ? (left.shift() ?? CLAIMED) : MARKET)(request));
  const tag = createElementTestContext({ platform, ...setting });
  const controller = tag.context.getController(createCheckInController);
  const settle = async (ms = 0): Promise<void> => {
    for (let turn = 0; turn < 4; turn += 1) {
      await vi.dynamicImportSettled();
      await platform.clock.pass(turn === 0 ? ms : 0);
    }
  };
  const enter = async (namedId?: string): Promise<() => void> => {
    const leave = controller.enter(CHECK_IN.orderNumber, namedId);
    await settle();
    return leave;
  };
  const getSent = () => platform.network.requests.filter(isRequested);
  const listSent = () => getSent().map(({ method }) => method);
  return {
    ...tag,
    platform,
    controller,
    settle,
    enter,
    getSent,
    listSent,
    getState: () => controller.store.getState(),
  };
}

const keepArrival = () =>
  sessionStore.keep(STORED_ARRIVALS, [
    { orderNumber: CHECK_IN.orderNumber, id: 'a-1', stage: 'submitted', at: createFakePlatform().now() },
  ]);

describe('a check-in and its tag', () => {
  it('shows a form at once if nothing is stored, and sends no request', async () => {
    const { enter, getState, listSent } = create();
    await enter();
    expect(getState()).toEqual({ status: 'ready' });
    expect(listSent()).toEqual([]);
  });

  it('notifies the store once, however often the button is pressed, and dispatches an event', async () => {
    const { controller, enter, settle, events, getSent, listSent, getState } = create({}, ACCEPTED, CLAIMED);
    await enter();
    controller.edit('  Blue van ');
    for (let press = 0; press < 5; press += 1) controller.submit(CHECK_IN);
    await settle();
    expect(listSent()).toEqual(['POST']);
    expect(JSON.parse(getSent()[0]?.body ?? '')).toMatchObject({ vehicleDescription: 'Blue van' });
    expect(events).toContainEqual({ name: 'orders-checked-in', detail: { orderNumber: 'A1000' } });
    await settle(1_000);
    expect(getState()).toMatchObject({ status: 'followed', stage: 'claimed' });
  });

  it.each(['', '   '])('sends nothing if the vehicle is not described: "%s"', async (text) => {
    const { controller, enter, settle, listSent } = create();
    await enter();
    controller.edit(text);
    controller.submit(CHECK_IN);
    await settle();
    expect(listSent()).toEqual([]);
  });

  it("limits the length of the vehicle's description, and clears it when the tag is removed", () => {
    const { controller } = create();
    controller.edit('🚗'.repeat(130));
    expect([...controller.vehicle.getState()]).toHaveLength(100);
    controller.dispose(true);
    expect(controller.vehicle.getState()).toBe('');
  });

  it('stops polling when its tag is removed', async () => {
    const { controller, enter, settle, listSent, platform } = create({}, ACCEPTED, CLAIMED);
    const leave = await enter();
    controller.edit('Blue van');
    controller.submit(CHECK_IN);
    await settle();
    leave();
    await settle(60_000);
    expect(listSent()).toEqual(['POST']);
    expect(platform.clock.countTimers()).toBe(0);
  });
});

describe('an earlier arrival', () => {
  it('is polled without a form', async () => {
    keepArrival();
    const { controller, enter, listSent, getState } = create({}, CLAIMED);
    controller.enter(CHECK_IN.orderNumber, undefined)();
    expect(getState()).toEqual({ status: 'opening' });
    await enter();
    expect(getState()).toMatchObject({ status: 'followed' });
    expect(listSent()).not.toContain('POST');
  });

  it('in the address is polled as well', async () => {
    const { enter, settle, getSent, getState } = create({}, answer(200, { id: 'a-7', status: 'CLAIMED' }));
    await enter('a-7');
    await settle(1_000);
    expect(getSent()[0]?.url).toContain('/pickup_interactions/v1/a-7');
    expect(getState()).toMatchObject({ stage: 'claimed' });
  });

  it('is not looked up on a kiosk', async () => {
    keepArrival();
    const { enter, getState, listSent } = create({ attributes: { kiosk: '' } }, CLAIMED);
    await enter();
    expect(getState()).toEqual({ status: 'ready' });
    expect(listSent()).toEqual([]);
  });

  it('of another order is ignored', async () => {
    sessionStore.keep(STORED_ARRIVALS, [{ orderNumber: 'B2000', id: 'a-1', stage: 'submitted', at: 0 }, null, 7]);
    const { enter, getState } = create();
    await enter();
    expect(getState()).toEqual({ status: 'ready' });
  });
});

it('a check-in whose code does not load reports it, and works on the next press', async () => {
  vi.doMock('../../../src/features/curbside/check-in-service.js', () => {
    throw new Error('It is not there.');
  });
  const { controller, enter, settle, getState } = create();
  await enter();
  expect(getState()).toEqual({ status: 'ready' });
  controller.edit('Blue van');
  controller.submit(CHECK_IN);
  await settle();
  expect(getState()).toMatchObject({ status: 'failed', failure: { code: 'chunk-load' } });
  vi.doUnmock('../../../src/features/curbside/check-in-service.js');
  vi.resetModules();
  controller.submit(CHECK_IN);
  await settle();
  expect(getState()).toMatchObject({ status: expect.stringMatching(/followed|sending/) as string });
});
