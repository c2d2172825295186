import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { getDetails, listen } from '../support/heard-events.js';
import { press } from '../support/lookup-form.js';
import { createMember } from '../support/member.js';
import { before, describe, it } from '../support/mocha.js';
import { find, get, getText, placeTag, service, waitForText, type OrdersElement } from '../support/page.js';
import { KNOWN } from '../support/service.js';
import { settle, until } from '../support/until.js';
import { answerStatements, confirmStatement, fillInStatement, RECEIPT } from '../support/withdrawal-walk.js';

const STATEMENT = { name: 'Robin Doe', email: KNOWN.email, orderNumber: KNOWN.orderNumber };
const listSent = () => service.requests.filter(({ path }) => path.includes('/withdrawals/'));

async function openForm(attributes: Record<string, string> = {}, properties: object = {}): Promise<OrdersElement> {
  answerStatements({ status: 201, json: RECEIPT });
  const element = placeTag('orders-withdrawal', {
    attributes: { country: 'de', ...attributes },
    properties: { adapter: {}, ...properties },
  });
  await until(() => find(element, 'form'), 'the form');
  return element;
}

function getValue(element: Element, name: string): string {
  return get<HTMLInputElement>(element, `input[name=${name}]`).value;
}

/** The text that describes the button. */
function getReason(element: Element): string {
  const id = get(element, 'form .is-primary').getAttribute('aria-describedby') ?? '';
  return find(element, `[id="${id}"]`)?.textContent ?? '';
}

describe('the statement of <orders-withdrawal>', () => {
  before(() => loadTag('orders-withdrawal'));

  it('says what is missing while its button can still be reached', async () => {
    const element = await openForm();
    const button = get<HTMLButtonElement>(element, 'form .is-primary');
    expect(button.disabled).to.equal(false);
    expect(button.getAttribute('aria-disabled')).to.equal('true');
    expect(getReason(element)).to.equal('To continue, enter your name, order number and email address.');
    await fillInStatement(element, { ...STATEMENT, email: 'robin' });
    await until(() => getReason(element) === 'To continue, check your email address.', 'what is wrong');
    await fillInStatement(element, { email: KNOWN.email });
    await until(() => find(element, 'form .is-primary:not([aria-disabled])'), 'the button');
  });

  it('goes on with Enter', async () => {
    const element = await openForm();
    await fillInStatement(element, STATEMENT);
    await until(() => find(element, 'form .is-primary:not([aria-disabled])'), 'a statement without gaps');
    get(element, 'input[name=email]').focus();
    await sendKeys({ press: 'Enter' });
    await until(() => find(element, '.withdrawal-text'), 'the statement to confirm');
    expect(listSent()).to.have.lengthOf(0);
  });

  it('begins with what the page knows, until the shopper types', async () => {
    const user = { ...createMember().user, givenName: 'Ada', familyName: 'Byron' };
    const element = await openForm({ 'order-number': 'DE10000001' }, { adapter: { ...createMember(), user } });
    expect(['name', 'email', 'orderNumber'].map((name) => getValue(element, name))).to.deep.equal([
      'Ada Byron',
      'm1@example.com',
      'DE10000001',
    ]);
    await fillInStatement(element, { name: 'Ada Lovelace' });
    element.adapter = { ...createMember(), user };
    await settle();
    expect(getValue(element, 'name')).to.equal('Ada Lovelace');
    element.setAttribute('order-number', 'DE10000002');
    await until(() => getValue(element, 'orderNumber') === 'DE10000002', 'the other order');
    expect(getValue(element, 'name')).to.equal('Ada Lovelace');
  });

  it('begins with the contact that the page hands over', async () => {
    const element = await openForm({}, { contact: { email: 'guest@example.org' } });
    expect(getValue(element, 'email')).to.equal('guest@example.org');
  });

  it('offers a member the latest orders, and their items', async () => {
    const element = await openForm({}, { adapter: createMember() });
    const select = await until(() => find<HTMLSelectElement>(element, 'select[name=order]'), 'the orders');
    expect([...select.options].map(({ value }) => value)).to.include(KNOWN.orderNumber);
    select.value = KNOWN.orderNumber;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => find(element, '.withdrawal-items input:checked'), 'the items, all chosen');
  });

  it('is sent once, without a token, and told to the page without what it says', async () => {
    const events = listen(document);
    const element = await openForm({}, { adapter: createMember() });
    await until(() => find(element, 'select[name=order]'), 'the orders');
    element.adapter = { getAccessToken: () => 'token' };
    await until(() => find(element, 'input[name=orderNumber]'), 'the number');
    const release = service.hold();
    await fillInStatement(element, STATEMENT);
    await confirmStatement(element);
    for (let time = 0; time < 5; time += 1)
      find<HTMLButtonElement>(element, '.withdrawal-actions .is-primary')?.click();
    release();
    await waitForText(element, RECEIPT.withdrawalId);
    expect(listSent()).to.have.lengthOf(1);
    expect(listSent()[0]?.headers['authorization']).to.equal(undefined);
    expect(getDetails(events, 'orders-withdrawal-sent')).to.deep.equal([
      { orderNumber: KNOWN.orderNumber, withdrawalId: RECEIPT.withdrawalId },
    ]);
  });

  it('shows its receipt in a second tag for the same order and address', async () => {
    const element = await openForm();
    await fillInStatement(element, STATEMENT);
    await confirmStatement(element);
    await waitForText(element, RECEIPT.withdrawalId);
    const second = await openForm();
    await fillInStatement(second, STATEMENT);
    (await until(() => find(second, 'form .is-primary:not([aria-disabled])'), 'the button')).click();
    await waitForText(second, RECEIPT.withdrawalId);
    expect(listSent()).to.have.lengthOf(1);
  });

  it('stays after a lost answer, and is repeated with the same key', async () => {
    const element = await openForm();
    answerStatements({ status: 503, json: {} });
    await fillInStatement(element, STATEMENT);
    await confirmStatement(element);
    await waitForText(element, "We couldn't confirm your statement");
    expect(getText(element)).to.include(STATEMENT.name);
    answerStatements({ status: 409, json: { errors: [], ...RECEIPT } });
    await press(element, 'Try again');
    await waitForText(element, 'We received your withdrawal');
    const keys = listSent().map(({ headers }) => headers['idempotency-key']);
    expect(keys).to.have.lengthOf(2);
    expect(new Set(keys).size).to.equal(1);
  });

  it('shows only what is known of a statement that was there before', async () => {
    const element = await openForm();
    answerStatements({ status: 409, json: { errors: [], ...RECEIPT } });
    await fillInStatement(element, STATEMENT);
    await confirmStatement(element);
    await waitForText(element, 'We already received your withdrawal');
    expect(getText(element)).to.include(RECEIPT.withdrawalId);
    expect(getText(element)).not.to.include(STATEMENT.name);
  });

  it('says where the receipt went only if the service does', async () => {
    const element = await openForm();
    answerStatements({ status: 201, json: { ...RECEIPT, sentTo: undefined } });
    await fillInStatement(element, STATEMENT);
    await confirmStatement(element);
    await waitForText(element, RECEIPT.withdrawalId);
    expect(getText(element)).not.to.include("We've sent a receipt");
  });

  it('keeps its fields in another language', async () => {
    const element = await openForm();
    await fillInStatement(element, STATEMENT);
    element.setAttribute('locale', 'de');
    await waitForText(element, 'Deinen Vertrag widerrufen');
    expect(getValue(element, 'name')).to.equal(STATEMENT.name);
  });

  it('is there again in the next tag for the same order, with the chosen items and its step', async () => {
    const open = () => openForm({ 'order-number': KNOWN.orderNumber }, { adapter: createMember() });
    const first = await open();
    await fillInStatement(first, { name: STATEMENT.name });
    (await until(() => find(first, '.withdrawal-items input'), 'the items')).click();
    first.remove();
    await settle();
    const second = await open();
    expect(getValue(second, 'name')).to.equal(STATEMENT.name);
    await until(() => find(second, '.withdrawal-items input:not(:checked)'), 'the item, still not chosen');
    expect(sessionStorage.length + localStorage.length).to.equal(0);
    second.setAttribute('order-number', 'DE10000002');
    await until(() => getValue(second, 'orderNumber') === 'DE10000002', 'the other order');
    second.setAttribute('order-number', KNOWN.orderNumber);
    await until(() => find(second, '.withdrawal-items input:not(:checked)'), 'the item of the first order');
  });

  it('is there again in its second step, until it is sent', async () => {
    const first = await openForm();
    await fillInStatement(first, STATEMENT);
    (await until(() => find(first, 'form .is-primary:not([aria-disabled])'), 'the button')).click();
    await until(() => find(first, '.withdrawal-text'), 'the statement to confirm');
    first.remove();
    await settle();
    const second = placeTag('orders-withdrawal', { attributes: { country: 'de' }, properties: { adapter: {} } });
    await waitForText(second, STATEMENT.name);
    await press(second, 'Confirm withdrawal');
    await waitForText(second, RECEIPT.withdrawalId);
    second.remove();
    await settle();
    expect(getValue(await openForm(), 'name')).to.equal('');
  });

  it('is not there for the next shopper', async () => {
    const first = await openForm({}, { adapter: createMember() });
    // A member's orders replace the field for the number.
    await fillInStatement(first, { name: STATEMENT.name });
    first.endSession();
    first.remove();
    await settle();
    for (const adapter of [{}, createMember()]) {
      const next = await openForm({}, { adapter });
      expect(getValue(next, 'name')).not.to.equal(STATEMENT.name);
      next.remove();
      await settle();
    }
  });

  it('is gone at the end of the session', async () => {
    const element = await openForm();
    await fillInStatement(element, STATEMENT);
    element.endSession();
    await until(() => getValue(element, 'name') === '', 'an empty field');
    expect(getValue(element, 'email')).to.equal('');
  });
});
