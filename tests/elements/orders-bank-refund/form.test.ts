import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { takeConsoleLines } from '../support/console-lines.js';
import { createMember } from '../support/member.js';
import { findButton, getSubmit, isDisabled, press, submit } from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import {
  find,
  get,
  getPageData,
  getText,
  placeTag,
  service,
  waitForText,
  type OrdersElement,
} from '../support/page.js';
import { ACCOUNT, answerRefunds, fillInAccount } from '../support/refund-walk.js';
import { KNOWN } from '../support/service.js';
import { findTraces } from '../support/traces.js';
import { settle, until } from '../support/until.js';

const SENT = '/order_mgmt/bank_refund/v1';

before(() => loadTag('orders-bank-refund'));

/** The form of a member's refund. */
async function showForm(attributes: Readonly<Record<string, string>> = {}): Promise<OrdersElement> {
  answerRefunds({ status: 200, json: { data: {} } });
  const element = placeTag('orders-bank-refund', {
    attributes: { 'order-number': KNOWN.orderNumber, step: 'form', ...attributes },
    properties: { adapter: createMember() },
  });
  await until(() => find(element, 'form'), 'the form');
  return element;
}

const getNote = (element: Element): string => get(element, '.form-note').textContent.trim();
const getInput = (element: Element, name: string): HTMLInputElement => get(element, `input[name=${name}]`);
const listSent = () => service.requests.filter(({ path }) => path.startsWith(SENT));

function findError(element: Element, name: string): string | undefined {
  const [id = ''] = (getInput(element, name).getAttribute('aria-describedby') ?? '').split(' ');
  const text = element.shadowRoot?.getElementById(id)?.textContent.trim();
  return getInput(element, name).getAttribute('aria-invalid') === 'true' ? text : undefined;
}

describe('the form of a bank refund', () => {
  it('cannot be sent until it is complete and valid, and states the reason', async () => {
    const element = await showForm();
    const steps = [
      [{ firstName: 'Robin' }, 'To continue, enter first name, last name and IBAN.'],
      [{ lastName: 'Doe' }, 'To continue, enter first name, last name and IBAN.'],
      [{ iban: 'NL91 ABNA' }, 'To continue, enter a valid IBAN.'],
      [
        { iban: ACCOUNT.iban, lastName: 'Doe-Longworth of Harbor St' },
        'To continue, shorten the name to 24 characters.',
      ],
    ] as const;
    for (const [typed, why] of steps) {
      await fillInAccount(element, typed as Partial<typeof ACCOUNT>);
      await until(
        () => getNote(element) === why,
        () => `"${why}"; it says: ${getNote(element)}`,
      );
      expect(isDisabled(getSubmit(element))).to.equal(true);
      expect(getSubmit(element).getAttribute('aria-describedby')).to.equal(get(element, '.form-note').id);
    }
    await fillInAccount(element, { lastName: 'Doe' });
    await until(() => !isDisabled(getSubmit(element)), 'a button that can be pressed');
  });

  it('shows what is wrong with a number once the field was left, until it is valid', async () => {
    const element = await showForm();
    getInput(element, 'iban').focus();
    await fillInAccount(element, { iban: 'NL91 ABNA 0417 1643 0' as typeof ACCOUNT.iban });
    await settle();
    expect(findError(element, 'iban')).to.equal(undefined);
    getInput(element, 'firstName').focus();
    await until(() => findError(element, 'iban'), 'the error');
    expect(findError(element, 'iban')).to.equal(
      'Invalid IBAN. It needs 18 characters for Netherlands; this one has 17.',
    );
    await fillInAccount(element, { iban: 'NL91 ABNA 0417 1643 01' as typeof ACCOUNT.iban });
    await until(() => findError(element, 'iban')?.includes('check for typos'), 'the other error');
    await fillInAccount(element, { iban: ACCOUNT.iban });
    await until(() => findError(element, 'iban') === undefined, 'no error');
  });

  it('lets the browser fill in names, but not on a kiosk', async () => {
    const listTokens = (element: Element) =>
      ['firstName', 'lastName', 'iban'].map((name) => getInput(element, name).getAttribute('autocomplete'));
    expect(listTokens(await showForm())).to.deep.equal(['given-name', 'family-name', 'off']);
    expect(listTokens(await showForm({ kiosk: '' }))).to.deep.equal(['off', 'off', 'off']);
  });

  it('is sent once by two tags, and both continue', async () => {
    const tags = [await showForm(), await showForm()];
    for (const tag of tags) await fillInAccount(tag);
    const letGo = service.hold();
    for (const tag of tags) await submit(tag);
    await until(() => listSent().length > 0, 'a request');
    letGo();
    for (const tag of tags) await waitForText(tag, "We've got your bank details");
    expect(listSent()).to.have.lengthOf(1);
  });

  it('shares no typed character with another tag or with storage', async () => {
    const one = await showForm();
    const other = await showForm();
    await fillInAccount(one);
    await settle();
    expect(getInput(other, 'iban').value).to.equal('');
    expect(findTraces(getPageData(), ['abna 0417', 'ABNA0417'])).to.deep.equal([]);
  });

  it('clears the typed account with the session', async () => {
    const element = await showForm();
    await fillInAccount(element);
    element.endSession();
    await until(() => find<HTMLInputElement>(element, 'input[name=iban]')?.value === '', 'an empty form');
  });

  it('keeps the typed text and the focus while it is moved', async () => {
    const element = await showForm();
    await fillInAccount(element);
    getInput(element, 'iban').focus();
    document.body.prepend(element);
    await settle();
    expect(getInput(element, 'iban').value).to.equal(ACCOUNT.iban);
    expect(element.shadowRoot?.activeElement).to.equal(getInput(element, 'iban'));
  });
});

describe('the account form of a bank refund', () => {
  const placeRefund = (attributes: Readonly<Record<string, string>>, properties: object = {}) =>
    placeTag('orders-bank-refund', { attributes: { 'order-number': KNOWN.orderNumber, ...attributes }, properties });

  it('is not shown to a guest, unless the page allows it', async () => {
    const element = placeRefund({}, { contact: { email: KNOWN.email } });
    await waitForText(element, 'Please sign in to get this refund');
    expect(find(element, 'input')).to.equal(null);
    element.setAttribute('guest-bank-refund', '');
    await press(element, 'Enter bank details');
    await until(() => find(element, 'form'), 'the form');
  });

  it('is not shown on a page of another origin without permission, and even the order is not requested', async () => {
    const element = placeRefund({ 'api-base': 'https://orders.example.com' }, { adapter: createMember() });
    await waitForText(element, 'Continue on our own site');
    const link = get<HTMLAnchorElement>(element, 'a');
    expect(link.href).to.equal(`https://orders.example.com/us/en/orders/returns/${KNOWN.orderNumber}/refund-payment/`);
    expect(service.requests).to.have.lengthOf(0);
    expect(findButton(element, 'Enter bank details')).to.equal(undefined);
    await until(() => takeConsoleLines().join().includes('allow-sensitive'), 'a line in the console');
  });

  it('is shown to anyone if such a page allows it', async () => {
    answerRefunds({ status: 200, json: { data: {} } });
    const element = placeRefund(
      { 'api-base': 'https://orders.example.com', 'allow-sensitive': '' },
      { adapter: { ...createMember(), service: { origin: 'https://orders.example.com' } } },
    );
    await until(
      () => findButton(element, 'Enter bank details'),
      () => `the button to the form; the element shows: ${getText(element)}`,
    );
  });
});
