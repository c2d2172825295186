import { goTo, findScreen, placeArea, waitForScreen, type AreaElement } from '../support/area.js';
import { describeScreens, putInMain, type ShowScreen } from '../support/axe-screens.js';
import { waitForConsoleLines } from '../support/console-lines.js';
import { fillIn, submit } from '../support/lookup-form.js';
import { createMember } from '../support/member.js';
import { fakeClock, find, service, waitForText, type Attributes } from '../support/page.js';
import { KNOWN } from '../support/service.js';
import { settle, until } from '../support/until.js';

async function showAsMember(attributes: Attributes): Promise<AreaElement> {
  const area = putInMain(placeArea({ ...attributes, brand: 'Fieldhouse' }, { adapter: createMember() }));
  await waitForText(await waitForScreen(area, 'orders-history'), 'Training shirt');
  return area;
}

const SCREENS: Readonly<Record<string, ShowScreen>> = {
  'the orders under the header': showAsMember,
  'an order under the header': async (attributes) => {
    const area = await showAsMember(attributes);
    goTo(area, `/sales/${KNOWN.orderNumber}/`);
    await waitForText(await waitForScreen(area, 'orders-detail'), 'Training shirt');
    return area;
  },
  'the dialog over an order that cannot be read': async (attributes) => {
    const area = await showAsMember(attributes);
    service.answer(() => ({ status: 429, json: {}, headers: { 'retry-after': '3600' } }));
    goTo(area, '/sales/US99999999/');
    await until(() => find(findScreen(area) ?? area, 'dialog[open]'), 'the dialog');
    return area;
  },
  'the lookup of a guest who is told why they are there': async (attributes) => {
    const area = putInMain(placeArea(attributes));
    const lookup = await waitForScreen(area, 'orders-guest-lookup');
    await fillIn(lookup, KNOWN);
    await submit(lookup);
    await waitForText(await waitForScreen(area, 'orders-detail'), 'Training shirt');
    goTo(area, '/sales/US99999999/');
    await until(() => find(area, '[part~=message]'), 'why');
    await waitForScreen(area, 'orders-guest-lookup');
    return area;
  },
  'the wait for the page': async (attributes) => {
    const area = putInMain(placeArea(attributes, { adapter: { ready: new Promise(() => undefined) } }));
    await until(() => find(area, '.area-wait'), 'the spinner');
    return area;
  },
  'the end of that wait': async (attributes) => {
    const clock = fakeClock();
    const area = putInMain(placeArea(attributes, { adapter: { ready: new Promise(() => undefined) } }));
    await until(() => find(area, '.area-wait'), 'the spinner');
    await settle();
    // The wording has a time limit too, and the faked clock must not exceed it while it loads.
    await until(() => find(area, '.root')?.dir === (attributes.locale === undefined ? 'ltr' : 'rtl'), 'the wording');
    await clock.advance(10_000);
    await until(() => find(area, '[part~=message]'), 'the message');
    clock.restore();
    return area;
  },
  'the configuration error': async (attributes) => {
    const area = putInMain(placeArea({ ...attributes, country: 'usa' }));
    await until(() => find(area, '[part~=message]'), 'the message');
    await waitForConsoleLines(1);
    return area;
  },
};

describeScreens('orders-area', SCREENS, { wordless: ['the configuration error'] });
