import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { getDetails, listen } from '../support/heard-events.js';
import { findButton, press } from '../support/lookup-form.js';
import {
  createMadeReturn,
  placeInstructions,
  RETURN_NUMBER,
  serveReturn,
  type ServedLabel,
} from '../support/made-return.js';
import { before, describe, it } from '../support/mocha.js';
import { find, get, getText, service, waitForText, type OrdersElement } from '../support/page.js';
import { settle, until } from '../support/until.js';

const DROPOFF = { returnMethod: 'upsDropoff|UPSN' };
const NL = { country: 'nl', flags: 'emeaPaperless' };

const listButtons = (element: Element): string[] =>
  [...(element.shadowRoot?.querySelectorAll('.label-actions button') ?? [])].map(({ textContent }) => textContent);
const listSteps = (element: Element): string =>
  [...(element.shadowRoot?.querySelectorAll('.guide-steps p') ?? [])].map(({ textContent }) => textContent).join(' ');
const findBox = (element: Element): HTMLElement | null => find(element, 'dialog[open]');
const listSent = () => service.requests.filter(({ method }) => method === 'POST');

/** Waits until all lazy content has loaded. */
async function settled(element: OrdersElement, hasLabel = true): Promise<OrdersElement> {
  await waitForText(element, 'What happens next');
  if (hasLabel) await until(() => find(element, '.label-actions'), 'the buttons of the label');
  await until(() => service.loading === 0 && !find(element, '[aria-busy=true]'), 'what comes later');
  await settle();
  return element;
}

before(() => loadTag('orders-return-instructions'));

interface Row {
  readonly what: string;
  readonly flags?: string;
  readonly country?: string;
  readonly order?: Readonly<Record<string, unknown>>;
  readonly label?: ServedLabel;
  readonly buttons: readonly string[];
  readonly says?: string;
}

describe('the label offer of a return', () => {
  for (const { what, flags = '', country = 'us', order = DROPOFF, label = {}, buttons, says } of [
    { what: 'a label', buttons: ['Get label', 'Email label'], says: 'Put the return label on the package.' },
    { what: 'a label by post', flags: 'showMailLabel', buttons: ['Get label', 'Email label', 'Mail me a label'] },
    {
      what: 'no label by post in China',
      country: 'cn',
      order: { returnMethod: 'upsDropoff' },
      flags: 'showMailLabel',
      buttons: ['Get label', 'Email label'],
    },
    {
      what: 'no label for a courier',
      country: 'kr',
      order: { returnMethod: 'courierPickup' },
      flags: 'showMailLabel',
      buttons: [],
      says: "You don't need a label.",
    },
    {
      what: 'a printed label in Europe without the flag, even if it is a picture',
      country: 'nl',
      label: { format: 'PNG', code: 'RETURN/1' },
      buttons: ['Get label', 'Email label'],
      says: 'Put the return label on the package.',
    },
    {
      what: 'a code in Europe if the label is a picture',
      ...NL,
      label: { format: 'PNG', code: 'RETURN/1' },
      buttons: ['Print code', 'Email label', 'Show code'],
      says: 'Have your return code ready on your phone.',
    },
    {
      what: 'a printed label in Europe if the label is not a picture',
      ...NL,
      label: { format: 'PDF', code: 'RETURN/1' },
      buttons: ['Get label', 'Email label'],
      says: 'Put the return label on the package.',
    },
  ] as readonly Row[]) {
    it(`is ${what}`, async () => {
      serveReturn(createMadeReturn(order), label);
      const element = await settled(placeInstructions({ country, flags }), buttons.length > 0);
      expect(listButtons(element)).to.deep.equal(buttons);
      if (says !== undefined) expect(listSteps(element)).to.include(says);
    });
  }

  for (const [country, buttons] of [
    ['nl', ['Print code', 'Show code']],
    ['fr', ['Print code', 'Show code']],
    ['gr', ['Print code', 'Email label', 'Show code']],
    ['hu', ['Print code', 'Email label', 'Show code']],
    ['it', ['Print code', 'Email label', 'Show code']],
  ] as const) {
    it(`of an exchange without paper in ${country} is: ${buttons.join(', ')}`, async () => {
      const [group] = createMadeReturn().group as readonly object[];
      const order = createMadeReturn({ ...DROPOFF, group: [{ ...group, exchangeOrderNumber: 'US10000099' }] });
      serveReturn(order, { format: 'PNG', code: 'RETURN/1' });
      const element = await settled(placeInstructions({ ...NL, country }));
      expect(listButtons(element)).to.deep.equal(buttons);
      expect(getText(element)).to.include('Your exchange is confirmed.');
    });
  }

  for (const status of ['return created', 'in transit']) {
    it(`is a label while the return is ${status}`, async () => {
      serveReturn(createMadeReturn(DROPOFF, { status }));
      expect(listButtons(await settled(placeInstructions()))).to.include('Get label');
    });
  }

  for (const status of ['inspection passed', 'return denied', 'cancelled']) {
    it(`disappears once the return is ${status}`, async () => {
      serveReturn(createMadeReturn(DROPOFF, { status }));
      const element = placeInstructions();
      await waitForText(element, "There's nothing left to do");
      expect(find(element, '.label-slot') === null).to.equal(true);
    });
  }
});

describe('the label of a return', () => {
  it('is requested once on press, and offered for print, download and opening', async () => {
    serveReturn(createMadeReturn(DROPOFF));
    const element = await settled(placeInstructions());
    const listReads = () => service.requests.filter(({ path }) => path.includes('user_return_labels'));
    expect(listReads()).to.deep.equal([]);
    await press(element, 'Get label');
    await until(() => findButton(element, 'Download'), 'the label');
    expect(findButton(element, 'Open') !== undefined).to.equal(true);
    await press(element, 'Close');
    await until(() => !findBox(element), 'no box');
    await press(element, 'Get label');
    await until(() => findButton(element, 'Print'), 'the label again');
    expect(listReads().length).to.equal(1);
  });

  it('that is a picture is shown, and needs no tab', async () => {
    serveReturn(createMadeReturn(DROPOFF), { format: 'PNG' });
    const element = await settled(placeInstructions());
    await press(element, 'Get label');
    await until(() => find(element, 'dialog canvas[role=img]'), 'the picture');
    expect(findButton(element, 'Open') === undefined).to.equal(true);
  });

  for (const [what, label] of [
    ['is of an unknown format', { format: 'GIF' }],
    ['is no PDF', { format: 'PDF', file: btoa('<html></html>') }],
    ['is no picture', { format: 'PNG', file: btoa('%PDF-1.4\n%%EOF\n') }],
    ['is no base64', { format: 'PDF', file: '***' }],
    ['is cut off', { format: 'PNG', file: 'iVBORw0KGgoAAAANSUhEUg==' }],
  ] as const) {
    it(`that ${what} is not offered: an error is shown and reported to the page`, async () => {
      serveReturn(createMadeReturn(DROPOFF), label);
      const element = await settled(placeInstructions());
      const events = listen(element);
      await press(element, 'Get label');
      await waitForText(element, "We couldn't get your label");
      expect(getText(element)).to.include("We couldn't open your label.");
      expect(findButton(element, 'Download') === undefined).to.equal(true);
      expect(getDetails(events, 'orders-error').map(({ code }) => code)).to.deep.equal([
        'service-get-return-label-failure',
      ]);
    });
  }

  it('to be sent is confirmed first, and is sent once', async () => {
    serveReturn(createMadeReturn(DROPOFF));
    const element = await settled(placeInstructions());
    await press(element, 'Email label');
    await press(element, 'Not now');
    await until(() => !findBox(element), 'no box');
    expect(listSent()).to.deep.equal([]);
    await press(element, 'Email label');
    await press(element, 'Send label');
    await waitForText(element, 'Return label emailed');
    expect(listSent().map(({ path, body }) => [path, body])).to.deep.equal([
      ['/orders/return_labels/v1', { dispatchType: 'email', returnOrderNumber: RETURN_NUMBER }],
    ]);
    await press(element, 'Done');
    await until(() => !findBox(element), 'no box');
  });

  it('that was not e-mailed leads to the label itself as the next step', async () => {
    serveReturn(createMadeReturn(DROPOFF), { sending: { status: 429, json: { errors: [] } } });
    const element = await settled(placeInstructions());
    await press(element, 'Email label');
    await press(element, 'Send label');
    await waitForText(element, 'Take the next step');
    get(element, 'dialog .label-next button').click();
    await until(() => findButton(element, 'Download'), 'the label');
    expect(getText(element)).not.to.include('Return Label Not Emailed');
  });
});
