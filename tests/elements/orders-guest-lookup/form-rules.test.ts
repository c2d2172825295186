import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { expectSame } from '../support/expect-same.js';
import {
  fillIn,
  findError,
  getField,
  getSubmit,
  isDisabled,
  submit,
  typeInto,
  waitForError,
  waitForOrder,
} from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { mount, service } from '../support/page.js';
import { KNOWN } from '../support/service.js';
import { settle, until } from '../support/until.js';

const NUMBER = 'Please enter a valid order number.';
const EMAIL = 'Please enter a valid email address.';
const PHONE = 'Please enter a valid phone number.';
const HINT = 'Note that your order number is case sensitive and is a combination of letters and numbers.';
const PAIR = `Please enter a valid order number and email address. ${HINT}`;
const PAIR_WITH_PHONE = `Please enter a valid order number and email address or phone number. ${HINT}`;

describe('the button', () => {
  before(() => loadTag());

  it('is disabled with a reason until number and contact are filled in, not counting blanks', async () => {
    const element = await mount();
    const states: unknown[] = [];
    const note = async (): Promise<void> => {
      await settle();
      const reason = element.shadowRoot?.getElementById(getSubmit(element).getAttribute('aria-describedby') ?? '');
      states.push([isDisabled(getSubmit(element)), reason?.textContent ?? 'no reason']);
    };
    const missing = 'Enter your order number and email address to continue.';
    await note();
    await typeInto(element, 'email', 'x');
    await note();
    await typeInto(element, 'orderNumber', '   ');
    await note();
    await typeInto(element, 'orderNumber', 'x');
    await note();
    await typeInto(element, 'email', '');
    await note();
    expect(states).to.deep.equal([
      [true, missing],
      [true, missing],
      [true, missing],
      [false, 'no reason'],
      [true, missing],
    ]);
  });

  it('submits by Enter in a field too; while it is disabled, Enter leads to the field that is missing', async () => {
    const element = await mount();
    await typeInto(element, 'orderNumber', KNOWN.orderNumber);
    await sendKeys({ press: 'Enter' });
    await waitForError(element, 'email', EMAIL);
    await until(() => element.shadowRoot?.activeElement === getField(element, 'email'), 'the focus on the contact');
    expect(service.requests.length).to.equal(0);
    await typeInto(element, 'email', KNOWN.email);
    await sendKeys({ press: 'Enter' });
    await waitForOrder(element);
    expect(service.requests.length).to.equal(1);
  });

  it('sends the number without surrounding spaces', async () => {
    const element = await mount();
    await fillIn(element, { orderNumber: `  ${KNOWN.orderNumber} `, email: KNOWN.email });
    await submit(element);
    await waitForOrder(element);
    expect(service.requests[0]?.path).to.equal(`/summary/v1/${KNOWN.orderNumber}`);
  });
});

describe('errors', () => {
  before(() => loadTag());

  it('are hidden before the first submission, and then follow every key', async () => {
    const element = await mount();
    await fillIn(element, { orderNumber: 'AB', email: 'nobody' });
    await settle();
    expect([findError(element, 'orderNumber'), findError(element, 'email')]).to.deep.equal([undefined, undefined]);

    await submit(element);
    await waitForError(element, 'orderNumber', PAIR);
    expect(findError(element, 'email')).to.equal(EMAIL);
    await typeInto(element, 'email', 'guest@example.com');
    await waitForError(element, 'orderNumber', NUMBER);
    expect(findError(element, 'email')).to.equal(undefined);
    await typeInto(element, 'orderNumber', 'AB12');
    await until(() => findError(element, 'orderNumber') === undefined, 'no error');
    await typeInto(element, 'orderNumber', 'AB!');
    await waitForError(element, 'orderNumber', NUMBER);
    expect(service.requests.length).to.equal(0);
  });

  it('move the focus to the first invalid field, whose error is its description', async () => {
    const element = await mount();
    await fillIn(element, { orderNumber: 'AB12', email: 'nobody' });
    await submit(element);
    await waitForError(element, 'email', EMAIL);
    await until(() => element.shadowRoot?.activeElement === getField(element, 'email'), 'the focus on the address');
    await typeInto(element, 'orderNumber', 'AB');
    getSubmit(element).click();
    await until(
      () => element.shadowRoot?.activeElement === getField(element, 'orderNumber'),
      'the focus on the number',
    );
    expectSame(document.activeElement, element, 'what has the focus in the page');
  });

  for (const [orderNumber, why] of [
    ['AB1', 'three signs'],
    ['A'.repeat(33), '33 signs'],
    ['AB-1234', 'a hyphen'],
    ['AB 1234', 'a blank inside'],
    ['ÄB1234', 'a letter that is not ASCII'],
    ['AB1234;', 'another sign'],
  ] as const) {
    it(`refuse an order number with ${why}, without a request`, async () => {
      const element = await mount();
      await fillIn(element, { orderNumber, email: KNOWN.email });
      await submit(element);
      await waitForError(element, 'orderNumber', NUMBER);
      await settle();
      expect(service.requests.length).to.equal(0);
      expect(getField(element, 'orderNumber').value, 'what was typed is still there').to.equal(orderNumber);
    });
  }

  for (const orderNumber of ['Ab12', 'A'.repeat(32)]) {
    it(`accept an order number of ${orderNumber.length} characters, with unchanged case`, async () => {
      const element = await mount();
      await fillIn(element, { orderNumber, email: KNOWN.email });
      await submit(element);
      await until(() => service.requests.length === 1, 'the request');
      expect(service.requests[0]?.path).to.equal(`/summary/v1/${orderNumber}`);
    });
  }

  it('of the phone number have their own texts, alone and together with the order number', async () => {
    const element = await mount({ flags: 'enableSmsLookup' });
    element.shadowRoot?.querySelector<HTMLButtonElement>('.form-part button')?.click();
    await until(() => element.shadowRoot?.querySelector('input[name=phoneNumber]'), 'the phone number');
    await typeInto(element, 'orderNumber', 'AB12');
    await typeInto(element, 'phoneNumber', '12');
    await submit(element);
    await waitForError(element, 'phoneNumber', PHONE);
    expect(findError(element, 'orderNumber')).to.equal(undefined);
    await typeInto(element, 'orderNumber', 'AB');
    await waitForError(element, 'orderNumber', PAIR_WITH_PHONE);
    await typeInto(element, 'phoneNumber', '503 555 0100');
    await waitForError(element, 'orderNumber', NUMBER);
    expect(service.requests.length).to.equal(0);
  });

  it('name e-mail and phone together if both are offered, even for a wrong e-mail', async () => {
    const element = await mount({ flags: 'enableSmsLookup' });
    await fillIn(element, { orderNumber: 'AB', email: 'nobody' });
    await submit(element);
    await waitForError(element, 'orderNumber', PAIR_WITH_PHONE);
    expect(findError(element, 'email')).to.equal(EMAIL);
  });
});
