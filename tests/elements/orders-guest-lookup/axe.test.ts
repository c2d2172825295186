import { emulateMedia } from '@web/test-runner-commands';
import { expect } from 'chai';
import { listViolations } from '../support/axe.js';
import { loadTag } from '../support/built.js';
import { waitForConsoleLines } from '../support/console-lines.js';
import { fillIn, getField, getSubmit, submit, typeInto } from '../support/lookup-form.js';
import { after, afterEach, before, describe, it } from '../support/mocha.js';
import { fakeClock, find, place, service, type Attributes, type GuestLookupElement } from '../support/page.js';
import { KNOWN } from '../support/service.js';
import { settle, until } from '../support/until.js';

/** The page around the tag, as a shop has it: a main landmark and a first heading. */
function placeInMain(attributes: Attributes): GuestLookupElement {
  const main = document.createElement('main');
  const heading = document.createElement('h1');
  heading.textContent = 'Orders';
  document.body.append(main);
  const element = place(attributes);
  main.append(heading, element);
  return element;
}

const showForm = async (attributes: Attributes): Promise<GuestLookupElement> => {
  const element = placeInMain(attributes);
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

/** Every screen of the tag: how a shopper gets there. */
const SCREENS: Readonly<Record<string, (attributes: Attributes) => Promise<GuestLookupElement>>> = {
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
    const element = placeInMain({ ...attributes, country: 'usa' });
    await until(() => find(element, '[part~=message]'), 'the message');
    await waitForConsoleLines(1);
    return element;
  },
};

describe('axe finds nothing wrong', () => {
  before(async () => {
    // Colours fade over a moment, and halfway they are nobody's.
    await emulateMedia({ reducedMotion: 'reduce' });
    await loadTag();
  });
  afterEach(() => document.body.removeAttribute('style'));
  // The next test file gets the same page.
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));

  async function look(element: GuestLookupElement): Promise<string[]> {
    await settle();
    expect(element.isConnected).to.equal(true);
    return listViolations();
  }

  for (const [name, show] of Object.entries(SCREENS)) {
    for (const theme of ['light', 'dark']) {
      it(`in ${name}, ${theme}`, async () => {
        document.body.style.background = theme === 'dark' ? '#14161a' : '#fff';
        document.body.style.color = theme === 'dark' ? '#fff' : '#000';
        expect(await look(await show({ theme }))).to.deep.equal([]);
      });
    }

    it(`in ${name}, from right to left`, async () => {
      const element = await show({ locale: 'ar-XB' });
      // A tag that is set up wrongly knows no language.
      if (name !== 'the configuration error') expect(find(element, '.root')?.dir).to.equal('rtl');
      expect(await look(element)).to.deep.equal([]);
    });
  }

  it('and would find it: a planted picture without words, inside the tag', async () => {
    const element = await showForm({});
    find(element, 'form')?.append(document.createElement('img'));
    const violations = await look(element);
    expect(violations.length).to.equal(1);
    expect(violations[0]).to.match(/^image-alt: /);
  });
});
