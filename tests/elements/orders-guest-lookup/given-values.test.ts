import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { openFrame } from '../support/frame.js';
import { getDetails, listen } from '../support/heard-events.js';
import { findError, findMessage, getValue, press, typeInto, waitForOrder } from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { find, getText, mount, placeLookup, service } from '../support/page.js';
import { KNOWN } from '../support/service.js';
import { settle, until } from '../support/until.js';

/** Changes the query of this page, except for the keys that the test runner needs. */
function setQuery(query: Readonly<Record<string, string>>, state: unknown = null): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  url.hash = 'a-place';
  history.replaceState(state, '', url);
}

function readQuery(): Record<string, string> {
  const { searchParams } = new URL(location.href);
  return Object.fromEntries([...searchParams].filter(([name]) => !name.startsWith('wtr-')));
}

describe("contact data in the page's query", () => {
  before(() => loadTag());

  it('is filled in and removed from the address bar at once; the rest of the address and the state stay', async () => {
    const state = { page: 7 };
    setQuery({ email: 'guest+1@example.com', phoneNumber: '5035550100', campaign: 'x' }, state);
    const entries = history.length;
    const element = placeLookup({ flags: 'enableSmsLookup' });
    await Promise.resolve();
    await Promise.resolve();
    expect(location.href).not.to.include('example.com').and.not.include('5035550100');
    await until(() => find(element, 'form'), 'the form');
    expect(getValue(element, 'email')).to.equal('guest+1@example.com');
    expect(readQuery()).to.deep.equal({ campaign: 'x' });
    expect([history.state, history.length, location.hash]).to.deep.equal([state, entries, '#a-place']);
    await press(element, 'Use a phone number instead');
    await until(() => find(element, 'input[name=phoneNumber]'), 'the phone number');
    expect(getValue(element, 'phoneNumber')).to.equal('5035550100');
  });

  it('opens the form with the phone number if only that is passed and offered', async () => {
    setQuery({ phoneNumber: '5035550100' });
    const element = await mount({ flags: 'enableSmsLookup' });
    expect(getValue(element, 'phoneNumber')).to.equal('5035550100');
    expect(readQuery()).to.deep.equal({});
  });

  it('gives way to the property, which keeps it out of addresses completely', async () => {
    setQuery({ email: 'query@example.com' });
    const element = await mount({}, { contact: { email: 'property@example.com' } });
    expect(getValue(element, 'email')).to.equal('property@example.com');
  });

  it('that is no address at all is shown unchanged, and is not submitted automatically', async () => {
    setQuery({ email: '<b>nobody</b>', standalone: 'true' });
    const element = await mount({ 'order-number': KNOWN.orderNumber });
    await until(() => findError(element, 'email'), 'the error');
    expect(getValue(element, 'email')).to.equal('<b>nobody</b>');
    expect(service.requests.length).to.equal(0);
  });
});

describe('a form that submits automatically', () => {
  before(() => loadTag());

  const given = { contact: { email: KNOWN.email } };
  const attributes = { standalone: '', 'order-number': KNOWN.orderNumber };

  it('does so once if it is standalone and complete, however often it renders or moves', async () => {
    const element = await mount(attributes, given);
    await waitForOrder(element);
    for (let render = 0; render < 5; render += 1) {
      Object.assign(element, { adapter: {}, contact: { ...given.contact } });
      element.setAttribute('brand', `Shop ${render}`);
      await settle();
    }
    const other = document.createElement('div');
    document.body.append(other);
    other.append(element);
    await settle();
    expect(service.requests.length).to.equal(1);
  });

  it('does so by the query standalone=true, too', async () => {
    setQuery({ standalone: 'true', email: KNOWN.email });
    const element = await mount({ 'order-number': KNOWN.orderNumber });
    await waitForOrder(element);
    expect(find(element, '.root.is-standalone') !== null).to.equal(true);
    expect(readQuery()).to.deep.equal({ standalone: 'true' });
  });

  it('does so once, too, if its wording has to be loaded first', async () => {
    const element = placeLookup({ ...attributes, locale: 'en-XA' }, given);
    await until(() => getText(element).includes('Ţŕàí') || find(element, '[part~=card]'), 'the order');
    await settle();
    expect(service.requests.length).to.equal(1);
  });

  it('submits a phone number if that is offered', async () => {
    const element = await mount(
      { ...attributes, flags: 'enableSmsLookup' },
      { contact: { phoneNumber: KNOWN.phoneNumber } },
    );
    await waitForOrder(element);
    expect(service.requests.map(({ method }) => method)).to.deep.equal(['POST', 'GET']);
  });

  it('does not repeat a miss', async () => {
    service.answer(() => ({ status: 404, json: {} }));
    const element = await mount(attributes, given);
    await until(() => findMessage(element), 'the miss');
    element.setAttribute('brand', 'Shop');
    element.adapter = {};
    await settle();
    expect(service.requests.length).to.equal(1);
  });

  for (const [why, attributesGiven, propertiesGiven] of [
    ['it is not standalone', { 'order-number': KNOWN.orderNumber }, given],
    ['there is no order number', { standalone: '' }, given],
    ['there is no contact', attributes, {}],
    ['there is only a phone number, which is not on offer', attributes, { contact: { phoneNumber: '5035550100' } }],
    ['the terms of China are not accepted', { ...attributes, country: 'cn' }, given],
  ] as const) {
    it(`sends nothing when ${why}`, async () => {
      const element = await mount(attributesGiven, propertiesGiven);
      await settle();
      expect(service.requests.length).to.equal(0);
      expect(findError(element, 'orderNumber')).to.equal(undefined);
    });
  }

  it('does not override typed values', async () => {
    const element = await mount({ 'order-number': 'AB12' }, given);
    await typeInto(element, 'orderNumber', 'CD34');
    element.adapter = {};
    element.setAttribute('locale', 'de');
    await until(() => find(element, '[lang=de-US]'), 'German');
    expect([getValue(element, 'orderNumber'), getValue(element, 'email')]).to.deep.equal(['CD34', KNOWN.email]);
  });
});

describe('sign-in', () => {
  before(() => loadTag());

  it('opens by showSignin in the query, once', async () => {
    setQuery({ showSignin: 'true' });
    let calls = 0;
    const events = listen(document);
    const element = await mount({}, { adapter: { signIn: () => (calls += 1) } });
    element.setAttribute('brand', 'Shop');
    await settle();
    expect([calls, getDetails(events, 'orders-sign-in').length]).to.deep.equal([1, 1]);
  });

  it('stays closed with showSignin=false', async () => {
    setQuery({ showSignin: 'false' });
    let calls = 0;
    await mount({}, { adapter: { signIn: () => (calls += 1) } });
    await settle();
    expect(calls).to.equal(0);
  });

  it('leaves for the sign-in page if the page has no sign-in of its own', async () => {
    const frame = await openFrame();
    const element = await frame.mount({ country: 'de', locale: 'en' });
    await press(element, 'Sign in');
    await until(() => frame.window.location.pathname === '/de/en/login', 'the sign-in page');
  });

  it('is offered to guests, with another text to signed-out members, and to no member', async () => {
    const element = await mount();
    expect(getText(element)).to.include('Sign in for free return shipping and to see all your orders.');
    element.setAttribute('flags', 'isLoggedOutMember');
    await until(() => getText(element).includes("You're signed out."), 'other words');
    element.adapter = { user: { id: 'm1' } };
    await until(() => !getText(element).includes('Sign in'), 'no offer');
  });
});
