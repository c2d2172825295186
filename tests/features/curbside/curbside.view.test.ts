import { beforeEach, describe, expect, it } from 'vitest';
import { Curbside } from '../../../src/features/curbside/curbside.js';
import { createFakePlatform } from '../../support/fake-platform.js';
import { forgetPage } from '../../support/forget-page.js';
import { renderView } from '../../support/render-view.js';
import { answer, type Reply, type SentRequest } from '../../support/scripted-fetch.js';

const VEHICLE = 'Vehicle make, color and parking spot';
const QUERY = '?orderNumber=A1000&storeId=101&qrId=Q101';
const ACCEPTED = answer(201, { id: 'a-1', status: 'SUBMITTED' });

beforeEach(forgetPage);

const isArrival = ({ method, url }: SentRequest): boolean =>
  method === 'POST' && url.includes('/store/pickup_interactions/v1');

/** The service knows nothing of the store, which then never closes the form. */
const toService =
  (arrival: Reply): Reply =>
  (request) =>
    (isArrival(request) ? arrival : answer(404))(request);

async function open({ query = QUERY, arrival = ACCEPTED }: { query?: string; arrival?: Reply } = {}) {
  const platform = createFakePlatform({ address: `https://shop.example/curbside${query}` });
  const setting = { platform, attributes: { flags: 'enableCurbsidePickup' } };
  const view = await renderView(Curbside, setting, toService(arrival));
  return { ...view, listArrivals: () => view.requests().filter(isArrival) };
}

describe('the curbside check-in', () => {
  it('disables the button until the vehicle is described: a press says why and leads to the field', async () => {
    const view = await open();
    expect(view.isDisabled('I am here')).toBe(true);
    expect(view.describe(view.button('I am here'))).toBe('Describe your vehicle so we can find you.');
    await view.press('I am here');
    expect(view.listArrivals()).toHaveLength(0);
    expect(view.focused()).toBe(view.field(VEHICLE));
    expect(view.find('[role=alert]')?.textContent).toBe('Describe your vehicle so we can find you.');
    await view.type(VEHICLE, 'Blue van');
    expect(view.isDisabled('I am here')).toBe(false);
    expect(view.describe(view.button('I am here'))).toBe('');
  });

  it('tells the store where the shopper waits, and shows that it knows', async () => {
    const view = await open();
    await view.type(VEHICLE, 'Blue van');
    await view.press('I am here');
    expect(view.listArrivals().map(({ body }) => JSON.parse(body ?? '') as unknown)).toEqual([
      { storeId: '101', orderNumber: 'A1000', qrId: 'Q101', vehicleDescription: 'Blue van' },
    ]);
    expect(view.text()).toContain("The store knows you're here");
    expect(view.focused()?.localName, 'a heading is read out').toBe('h3');
    expect(view.page.events).toContainEqual(expect.objectContaining({ name: 'orders-checked-in' }));
  });

  it('keeps the description after a call without a clear answer, and sends it again', async () => {
    const view = await open({ arrival: answer(503) });
    await view.type(VEHICLE, 'Blue van');
    await view.press('I am here');
    expect(view.text()).toContain("We couldn't confirm your check-in");
    expect(view.field(VEHICLE).value).toBe('Blue van');
    view.script(toService(ACCEPTED));
    await view.settle(60_000);
    await view.press('Try again');
    expect(view.listArrivals()).toHaveLength(2);
    expect(view.text()).toContain("The store knows you're here");
  });

  it('says that a check-in for this order exists already', async () => {
    const view = await open({ arrival: answer(409) });
    await view.type(VEHICLE, 'Blue van');
    await view.press('I am here');
    expect(view.text()).toContain("You're already checked in");
  });

  it('asks for another scan of the code, and sends nothing, if the address lacks the parking spot', async () => {
    const view = await open({ query: '?orderNumber=A1000&storeId=101' });
    expect(view.text()).toContain('Scan the code at the parking spot again');
    expect(view.find('form')).toBeNull();
    expect(view.requests()).toEqual([]);
  });
});
