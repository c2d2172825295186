import { describeScreens, putInMain, type ShowScreen } from '../support/axe-screens.js';
import { waitForConsoleLines } from '../support/console-lines.js';
import { fillIn, getField, getSubmit, submit, typeInto } from '../support/lookup-form.js';
import { fakeClock, find, placeLookup, service, type Attributes, type GuestLookupElement } from '../support/page.js';
import { KNOWN } from '../support/service.js';
import { settle, until } from '../support/until.js';

const showForm = async (attributes: Attributes): Promise<GuestLookupElement> => {
  const element = putInMain(placeLookup(attributes));
  await until(() => find(element, 'form'), 'the form');
  return element;
};

/** One miss, from the press to the message. */
async function miss(element: GuestLookupElement, advance: (ms: number) => Promise<void>): Promise<void> {
  const sent = service.requests.length;
  await submit(element);
  await until(() => service.requests.length > sent, 'the request');
  await settle();
  await advance(800);
  await until(() => find(element, '[part~=message]'), 'the message');
  await until(() => getSubmit(element).getAttribute('aria-busy') === null, 'the answer');
}

/** Every screen of the tag, and how a shopper gets there. */
const SCREENS: Readonly<Record<string, ShowScreen>> = {
  'the empty form': showForm,
  'the form with the phone number': async (attributes) => {
    const element = await showForm({ ...attributes, flags: 'enableSmsLookup' });
    find(element, '.form-part button')?.click();
    await until(() => find(element, 'input[name=phoneNumber]'), 'the phone number');
    return element;
  },
  'the form with errors': async (attributes) => {
    const element = await showForm(attributes);
    await fillIn(element, { orderNumber: 'A', email: 'nobody' });
    await submit(element);
    await until(() => element.shadowRoot?.querySelectorAll('.field-error').length === 2, 'two errors');
    return element;
  },
  'the form that waits for its answer': async (attributes) => {
    const element = await showForm(attributes);
    await fillIn(element, KNOWN);
    service.hold();
    await submit(element);
    await until(() => find(element, '.spinner'), 'the spinner');
    return element;
  },
  'a miss': async (attributes) => {
    const clock = fakeClock();
    const element = await showForm(attributes);
    await fillIn(element, { orderNumber: 'US99999999', email: KNOWN.email });
    await miss(element, (ms) => clock.advance(ms));
    return element;
  },
  'the cool-down': async (attributes) => {
    const clock = fakeClock();
    const element = await showForm(attributes);
    await fillIn(element, { orderNumber: 'US99999999', email: KNOWN.email });
    for (let count = 0; count < 5; count += 1) await miss(element, (ms) => clock.advance(ms));
    await until(() => find(element, '.figures'), 'the countdown');
    return element;
  },
  'a failure': async (attributes) => {
    service.answer(() => ({ status: 403, json: {} }));
    const element = await showForm(attributes);
    await fillIn(element, KNOWN);
    await submit(element);
    await until(() => find(element, '[part~=message]'), 'the message');
    return element;
  },
  'the order that was found': async (attributes) => {
    const element = await showForm(attributes);
    await fillIn(element, KNOWN);
    await submit(element);
    await until(() => find(element, '[part~=card]'), 'the order');
    return element;
  },
  'the terms of China': async (attributes) => {
    const element = await showForm({ ...attributes, country: 'cn' });
    await typeInto(element, 'orderNumber', 'AB12');
    getField(element, 'acceptsTerms').click();
    await settle();
    return element;
  },
  'a kiosk': (attributes) => showForm({ ...attributes, kiosk: '', flags: 'enableSmsLookup' }),
  'the configuration error': async (attributes) => {
    const element = putInMain(placeLookup({ ...attributes, country: 'usa' }));
    await until(() => find(element, '[part~=message]'), 'the message');
    await waitForConsoleLines(1);
    return element;
  },
};

describeScreens('orders-guest-lookup', SCREENS, { wordless: ['the configuration error'] });
