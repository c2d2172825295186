import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { listenToAnnouncements } from '../support/announcements.js';
import { loadTag } from '../support/built.js';
import { expectSame } from '../support/expect-same.js';
import { getDetails, listen } from '../support/heard-events.js';
import { findButton, press } from '../support/lookup-form.js';
import { createMember } from '../support/member.js';
import { before, describe, it } from '../support/mocha.js';
import { createWireOrder } from '../support/order.js';
import { GUEST, mountOrder, placeOrder } from '../support/order-tags.js';
import { fakeClock, find, get, getText, placeTag, service, waitForText } from '../support/page.js';
import { KNOWN } from '../support/service.js';
import { settle, until } from '../support/until.js';

const TAG = 'orders-detail';
const BUSY = { status: 429, json: {}, headers: { 'retry-after': '3600' } } as const;

/** An adapter that records navigation and sign-in. */
function createNotes() {
  const notes: string[] = [];
  return { notes, signIn: () => notes.push('signIn'), navigate: (url: string) => notes.push(new URL(url).pathname) };
}

async function waitForFailure(element: Element): Promise<HTMLElement> {
  const message = await until(() => find(element, '[part~=message]'), 'the message');
  await settle();
  return message;
}

describe('an order while it is loading', () => {
  before(() => loadTag(TAG));

  it('has its number as headline, which keeps its node and the focus when the order arrives', async () => {
    const release = service.hold();
    const element = placeOrder(TAG);
    const heading = await until(() => find(element, 'h2'), 'the headline');
    await until(() => service.requests.length === 1, 'the request');
    expect(heading.textContent).to.equal(`Order ${KNOWN.orderNumber}`);
    expect(find(element, '.order-columns')?.getAttribute('aria-busy')).to.equal('true');
    element.focus();
    expectSame(element.shadowRoot?.activeElement, heading, 'what has the focus');
    release();
    await waitForText(element, 'Training shirt');
    expectSame(find(element, 'h2'), heading, 'the headline');
    expect(heading.textContent).to.equal('Arriving Friday');
    expectSame(element.shadowRoot?.activeElement, heading, 'what has the focus');
    expect(find(element, '[aria-busy]') === null).to.equal(true);
  });

  it('is announced as slow once, after three seconds', async () => {
    const clock = fakeClock();
    const announcements = listenToAnnouncements();
    service.hold();
    placeOrder(TAG);
    await until(() => service.requests.length === 1, 'the request');
    await clock.advance(2_999);
    expect(announcements).to.deep.equal([]);
    await clock.advance(1);
    await settle();
    await clock.advance(5_000);
    expect(announcements).to.deep.equal(['Still loading your order. This is taking longer than usual.']);
  });

  it('is requested as the member, or as the guest whose contact is known', async () => {
    const events = listen(document);
    await mountOrder(TAG);
    await mountOrder(TAG, {}, GUEST);
    expect(service.requests.map(({ path, headers }) => [path, headers['x-guest-email']])).to.deep.equal([
      [`/history/v1/${KNOWN.orderNumber}`, undefined],
      [`/summary/v1/${KNOWN.orderNumber}`, encodeURIComponent(KNOWN.email)],
    ]);
    await until(() => getDetails(events, 'orders-ready').length === 2, 'ready');
    expect(getDetails(events, 'orders-error')).to.deep.equal([]);
  });
});

describe('an order that cannot be shown', () => {
  before(() => loadTag(TAG));

  it('to a guest without a contact offers both ways to see it, without a request', async () => {
    const events = listen(document);
    const { notes, ...adapter } = createNotes();
    const element = placeOrder(TAG, {}, { adapter });
    await waitForText(element, 'Sign in to see this order');
    await press(element, 'Sign in');
    get(element, '.empty a').click();
    expect(notes).to.deep.equal(['signIn', '/us/en/orders/details/']);
    expect(getDetails(events, 'orders-navigate')).to.deep.equal([
      { to: `${location.origin}/us/en/orders/details/`, route: 'lookup' },
    ]);
    expect(service.requests).to.deep.equal([]);
    expect(get(element, 'h2').textContent).to.equal(`Order ${KNOWN.orderNumber}`);
  });

  it('without a number is reported', async () => {
    const element = placeTag(TAG, { properties: { adapter: createMember() } });
    await waitForText(element, 'The order number is missing.');
    expect(get(element, 'h2').textContent).to.equal('Your order');
  });

  for (const [who, properties] of [
    ['a member', {}],
    ['a guest', GUEST],
  ] as const) {
    it(`because ${who} has none of that number is reported with a link to all orders and a warning to the page`, async () => {
      const events = listen(document);
      const { notes, ...callbacks } = createNotes();
      const adapter = { ...(who === 'a member' && createMember()), ...callbacks };
      const element = placeOrder(TAG, { 'order-number': 'US99999999' }, { ...properties, adapter });
      await waitForText(element, "We couldn't find this order");
      expect(get(element, '[part~=message]').getAttribute('role')).to.equal('alert');
      get(element, '[part~=message] a').click();
      expect(notes).to.deep.equal(['/us/en/orders/']);
      expect(getDetails(events, 'orders-error')).to.deep.equal([
        { code: 'service-order-detail-failure', severity: 'warning', tag: TAG, retryable: false },
      ]);
    });
  }
});

describe('an order that cannot be loaded', () => {
  before(() => loadTag(TAG));

  it('shows an error above the skeleton without blocking the page, and is read again on request', async () => {
    const events = listen(document);
    service.answer(() => BUSY);
    const element = placeOrder(TAG);
    const message = await waitForFailure(element);
    expect([message.getAttribute('role'), find(element, 'dialog')]).to.deep.equal(['alert', null]);
    expect(get<HTMLAnchorElement>(element, '[part~=message] a').pathname).to.equal('/us/en/help/contact');
    expect(getDetails(events, 'orders-error').map(({ code, severity }) => [code, severity])).to.deep.equal([
      ['service-order-detail-failure', 'error'],
    ]);
    service.answer(() => ({ status: 200, json: createWireOrder() }));
    await press(element, 'Try again');
    await waitForText(element, 'Training shirt');
    expect(find(element, '[part~=message]') === null).to.equal(true);
  });

  it('moves the focus to the headline when the message disappears with the pressed button', async () => {
    service.answer(() => BUSY);
    const element = placeOrder(TAG);
    await waitForFailure(element);
    findButton(element, 'Try again')?.focus();
    service.answer(() => ({ status: 200, json: createWireOrder() }));
    await sendKeys({ press: 'Enter' });
    await waitForText(element, 'Training shirt');
    await settle();
    expectSame(element.shadowRoot?.activeElement, find(element, 'h2'), 'what has the focus');
  });

  it('leads back to all orders, unless the page takes over', async () => {
    const { notes, ...callbacks } = createNotes();
    service.answer(() => BUSY);
    const element = placeOrder(TAG, {}, { adapter: { ...createMember(), ...callbacks } });
    await waitForFailure(element);
    const link = get(element, '[part~=message] a[href*="/orders/"]');
    link.click();
    element.addEventListener('orders-navigate', (event) => event.preventDefault());
    link.click();
    expect(notes).to.deep.equal(['/us/en/orders/']);
  });

  it('because the session ended opens sign-in', async () => {
    const { notes, ...callbacks } = createNotes();
    service.answer(() => ({ status: 401, json: {} }));
    const element = placeOrder(TAG, {}, { adapter: { ...createMember(), ...callbacks } });
    await waitForFailure(element);
    expect(getText(element)).to.include('Please sign in again');
    await press(element, 'Sign in');
    expect(notes).to.deep.equal(['signIn']);
  });

  it('because this is forbidden offers no retry', async () => {
    service.answer(() => ({ status: 403, json: {} }));
    const element = placeOrder(TAG);
    await waitForFailure(element);
    expect(findButton(element, 'Try again')).to.equal(undefined);
    expect(getText(element)).to.include('Contact us').and.include('See all your orders');
  });

  it('without an identified shopper shows an error after ten seconds', async () => {
    const clock = fakeClock();
    const events = listen(document);
    const element = placeOrder(TAG, {}, { adapter: { ...createMember(), ready: new Promise(() => {}) } });
    await until(() => find(element, '[aria-busy]'), 'the shape of the order');
    await settle();
    await clock.advance(10_000);
    await waitForFailure(element);
    expect(getDetails(events, 'orders-error').map(({ code }) => code)).to.deep.equal(['service-identity-failure']);
    await press(element, 'Try again');
    await until(() => !find(element, '[part~=message]'), 'no message');
    expect(service.requests).to.deep.equal([]);
  });
});
